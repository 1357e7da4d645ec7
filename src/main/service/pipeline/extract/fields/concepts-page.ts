/** Concepts of any page: title, description, author, dates, picture, address. Sources as in concepts.ts. */
import { type Concept, list } from './concept.ts';

export const PAGE_CONCEPTS: readonly Concept[] = [
  {
    id: 'title',
    names: list(
      'title name headline heading productname recipename recipetitle articletitle producttitle jobtitle eventname eventtitle companyname businessname storename booktitle movietitle itemname pagetitle titel nom titre nombre titulo titolo nazwa navn namn',
    ),
    describes:
      /^(?:the )?(?:(?:full |main |display )?(?:name|title|headline)\b|[\w ]{2,20}(?: name| title)$)/i,
    // an article's name is now and then that of its paper
    paths: list(
      'article>headline newsarticle>headline reportagenewsarticle>headline techarticle>headline blogposting>headline name headline title',
    ),
    meta: list('og:title twitter:title'),
    classes: list('title headline name'),
    shape: 'title',
  },
  {
    id: 'description',
    names: list(
      'description summary abstract excerpt overview about productdescription shortdescription blurb synopsis teaser metadescription beschreibung',
    ),
    describes:
      /^(?:a |the )?(?:short |brief |full |product |meta )*(?:description|summary|abstract|synopsis)\b/i,
    paths: list('description abstract summary'),
    meta: list('description og:description twitter:description'),
    labels: list('description beschreibung descripción summary overview'),
    classes: list('description summary excerpt'),
    shape: 'prose',
  },
  {
    id: 'author',
    names: list(
      'author authors authorname byline writer writtenby creator recipeauthor articleauthor postedby autor auteur autore',
    ),
    describes: /\b(?:author|byline|writer|written by)\b/i,
    paths: list('author creator byartist contributor'),
    meta: list(
      'author article:author parsely-author sailthru.author dc.creator dc.creator.name byl cxenseparse:author',
    ),
    labels: list(
      'author authors by autor auteur writtenby postedby recipeby verfasser autore door',
    ),
    classes: list('author byline writer'),
    shape: 'person',
  },
  {
    id: 'published',
    names: list(
      'datepublished publisheddate published publishedat publishedon airedon publishdate publicationdate date postdate dateposted publishedtime pubdate articledate postedon posteddate releasedate datum erscheinungsdatum veroffentlicht veroffentlichungsdatum veroffentlichtam fecha fechapublicacion fechadepublicacion datepublication datedepublication datapubblicazione datadipubblicazione datapublicacao',
    ),
    describes:
      /\b(?:publish(?:ed|ing)?|publication|posted|release)\b.*\b(?:date|time|on|when)\b|\bdate\b.*\b(?:publish|post|releas)|^(?:the )?date(?: of publication)?$/i,
    paths: list('datepublished dateposted uploaddate releasedate datecreated startdate'),
    meta: list(
      'article:published_time og:published_time datepublished date dc.date dc.date.issued dcterms.created parsely-pub-date sailthru.date pubdate publish-date publication_date publishdate citation_publication_date',
    ),
    labels: list(
      'published date publishedon posted datepublished postedon releasedate released launchdate erschienen erscheinungstermin parution fechadelanzamiento datedesortie erscheinungsdatum datadiuscita publicationdate veröffentlicht datum publié fecha gepubliceerd pubblicato publicado',
    ),
    classes: list('date published publishdate pubdate timestamp'),
    shape: 'date',
  },
  {
    id: 'modified',
    names: list(
      'datemodified modified modifieddate updated updatedat lastupdated updateddate lastmodified',
    ),
    describes: /\b(?:modified|updated|last update)\b/i,
    paths: list('datemodified'),
    meta: list('article:modified_time og:updated_time last-modified'),
    labels: list('updated lastupdated lastmodified modified aktualisiert'),
    classes: list('updated modified'),
    shape: 'date',
  },
  {
    id: 'image',
    names: list(
      'image images imageurl picture photo thumbnail thumbnailurl mainimage productimage recipeimage img coverimage heroimage featuredimage photourl pictureurl',
    ),
    describes: /\b(?:image|picture|photo|thumbnail)\b/i,
    paths: list('image image.url thumbnailurl photo primaryimageofpage contenturl'),
    meta: list('og:image og:image:url og:image:secure_url twitter:image twitter:image:src'),
    classes: list('image photo'),
    shape: 'image',
  },
  {
    id: 'url',
    names: list(
      'url link href website webpage homepage permalink canonicalurl pageurl producturl canonical sourceurl',
    ),
    describes: /^(?:the |absolute |full |canonical )*(?:url|link|web address|permalink|website)\b/i,
    paths: list('url'),
    meta: list('og:url'),
    shape: 'url',
  },
];
