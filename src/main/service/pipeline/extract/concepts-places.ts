/** Concepts of homes, hotels, goods and firms. Sources as in concepts.ts. */
import { type Concept, list } from './concept.ts';

export const PLACE_CONCEPTS: readonly Concept[] = [
  {
    id: 'bedrooms',
    names: list('bedrooms bedroom beds numberofbedrooms bedroomcount schlafzimmer chambres'),
    describes: /\bbedrooms?\b/i,
    paths: list('numberofbedrooms'),
    labels: list(
      'bedrooms bedroom beds bed bd br bds schlafzimmer chambres habitaciones dormitorios',
    ),
    classes: list('beds bedrooms'),
    shape: 'count',
  },
  {
    id: 'bathrooms',
    names: list('bathrooms bathroom baths numberofbathrooms bathroomcount badezimmer'),
    describes: /\bbath(?:room)?s?\b/i,
    paths: list('numberofbathroomstotal numberoffullbathrooms'),
    labels: list('bathrooms bathroom baths bath ba badezimmer bäder sallesdebain baños'),
    classes: list('baths bathrooms'),
    shape: 'count',
  },
  {
    id: 'rooms',
    names: list('rooms numberofrooms roomcount zimmer pièces'),
    describes: /\bnumber of rooms\b/i,
    paths: list('numberofrooms'),
    labels: list('rooms zimmer pièces kamers locali habitaciones'),
    shape: 'count',
  },
  {
    id: 'area',
    names: list(
      'squarefeet sqft squarefootage area floorarea livingarea floorsize livingspace squaremeters squaremetres sqm m2 wohnfläche surface',
    ),
    describes:
      /\b(?:square (?:feet|met(?:er|re)s|footage)|floor (?:area|size)|living (?:area|space))\b/i,
    paths: list('floorsize.value floorsize'),
    labels: list(
      'sqft squarefeet sqm area livingarea floorarea floorsize livingspace size interior wohnfläche surface superficie superficieconstruida woonoppervlakte',
    ),
    classes: list('sqft area livingarea'),
    shape: 'quantity',
  },
  {
    id: 'yearbuilt',
    names: list('yearbuilt built constructionyear builtin baujahr'),
    describes: /\byear (?:it was )?built\b|\bconstruction year\b/i,
    paths: list('yearbuilt'),
    labels: list('yearbuilt built builtin constructionyear baujahr annéedeconstruction bouwjaar'),
    shape: 'count',
  },
  {
    id: 'size',
    names: list('size sizes shoesize clothingsize größe taille talla taglia'),
    describes: /^(?:the )?size\b/i,
    paths: list('size'),
    labels: list(
      'size sizes größe talla tallas taille tailles taglia maat storlek størrelse tamanho rozmiar',
    ),
    classes: list('size'),
    shape: 'label',
  },
  {
    id: 'material',
    names: list('material materials fabric werkstoff'),
    describes: /\bmaterials?\b/i,
    paths: list('material'),
    labels: list(
      'material materials fabric matière materiale materiaal composition zusammensetzung',
    ),
    shape: 'label',
  },
  {
    id: 'stars',
    names: list('stars starrating hotelstars starclass hotelclass sterne étoiles'),
    describes: /\b(?:number of stars|star (?:class|category))\b/i,
    paths: list('starrating.ratingvalue starrating'),
    labels: list('stars starrating hotelclass sterne étoiles estrellas'),
    classes: list('stars'),
    shape: 'rating',
  },
  {
    id: 'founded',
    names: list(
      'founded foundedyear yearfounded foundingdate foundingyear founding companyfounded establishedyear established foundedin',
    ),
    describes: /\b(?:founded|established|founding)\b/i,
    paths: list('foundingdate'),
    labels: list('founded established foundedin gegründet gründung gründungsjahr fondée fundada'),
    shape: 'date',
  },
  {
    id: 'employees',
    names: list(
      'employees numberofemployees employeecount headcount staff mitarbeiter companysize teamsize',
    ),
    describes: /\b(?:number of )?employees\b|\bheadcount\b/i,
    paths: list('numberofemployees.value numberofemployees'),
    labels: list('employees numberofemployees headcount staff mitarbeiter companysize teamsize'),
    shape: 'count',
  },
];
