/** Half `first`: scholarships and staff. */
import type { FactsKind } from '../kind.ts';
import {
  amount,
  ask,
  date,
  email,
  h,
  int,
  kind,
  ld,
  num,
  phone,
  slug,
  someDay,
  text,
  texts,
  uri,
} from '../tools.ts';
import { person, places } from '../words.ts';
import { bootstrap, wordpress } from './frames.ts';

const scholarship = kind('first', 'work/scholarship-es', (r) => {
  const name = `Beca ${r.pick(['Talento', 'Horizonte', 'Mar Abierto'])} ${r.int(2025, 2026)}`;
  const body = `Fundación ${r.pick(['Castellar', 'Ruiz Andrade', 'Levante'])}`;
  const sum = r.int(3, 18) * 1000;
  const places_ = r.int(5, 60);
  const [opens, closes] = [someDay(r, 2025, 2025), someDay(r, 2026, 2026)];
  const needs = r.some(
    [
      'Nacionalidad española o residencia legal',
      'Nota media superior a 8',
      'Nivel B2 de inglés',
      'Menos de 30 años',
    ],
    3,
  );
  const mail = `becas@${slug(body.replace('Fundación ', ''))}.example`;
  const link = `/convocatorias/bases-${r.int(100, 999)}.pdf`;
  return {
    url: `https://www.${slug(body)}.example/becas/${slug(name)}`,
    html: wordpress(r, {
      title: name,
      site: body,
      lang: 'es',
      head: ld({
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Becas' },
          { '@type': 'ListItem', position: 2, name },
        ],
      }),
      body: h`<article class="page"><h1 class="entry-title">${name}</h1><div class="entry-content"><p><strong>Entidad convocante:</strong> ${body}<br><strong>Dotación:</strong> ${amount(sum, 'es', 0)} € por beneficiario<br><strong>Número de plazas:</strong> ${places_}<br><strong>Plazo de solicitud:</strong> del ${opens.long('es')} al ${closes.long('es')}</p><h3>Requisitos</h3><ul>${needs.map((n) => h`<li>${n}</li>`)}</ul><p><a class="wp-block-button__link" href="${link}">Descargar las bases</a></p><p>Dudas: <a href="mailto:${mail}">${mail}</a></p><p>En la edición anterior se presentaron ${r.int(300, 900)} candidaturas y se concedieron ${r.int(61, 90)} becas de 2.500 €.</p></div></article>`,
      aside: h`<section class="widget"><h2>Otras convocatorias</h2><ul><li>Premio Ensayo Joven: 1.500 €, hasta el ${closes.plus(30).long('es')}</li></ul></section>`,
      foot: `${body}, C/ Alcalá 40. Tel. ${phone(r, '91', 3, 2, 2)} &middot; info@${slug(body)}.example `,
    }),
    schema: ask({
      scholarship: text(),
      provider: text(),
      amount_eur: num('Amount for each recipient'),
      places: int(),
      opening_date: date(),
      closing_date: date(),
      requirements: texts(),
      rules_url: uri('Link to the rules'),
      contact_email: email(),
      resolution_date: date('When the result is announced'),
      contact_person: text(),
    }),
    expected: {
      scholarship: name,
      provider: body,
      amount_eur: sum,
      places: places_,
      opening_date: opens.iso,
      closing_date: closes.iso,
      requirements: needs,
      rules_url: `https://www.${slug(body)}.example${link}`,
      contact_email: mail,
      resolution_date: undefined,
      contact_person: undefined,
    },
  };
});

const staff = kind('first', 'work/staff-profile-sv', (r) => {
  const name = person(r, 'sv');
  const [town = '', other = ''] = places(r, 'sv', 2);
  const role = r.pick(['Universitetslektor', 'Professor', 'Doktorand']);
  const unit = `Institutionen för ${r.pick(['informatik', 'geovetenskap', 'språkstudier'])}`;
  const mail = `${slug(name).replace('-', '.')}@uni-${slug(town)}.example`;
  const tel = phone(r, '018-471', 2, 2);
  const room = `${r.letter('ABCD')}${r.int(100, 499)}`;
  const hasRoom = r.chance(0.6);
  const areas = r.some(
    ['maskininlärning', 'kustmiljöer', 'flerspråkighet', 'digital etik', 'klimatmodeller'],
    3,
  );
  const orcid = `0000-000${r.int(1, 3)}-${r.int(1000, 9999)}-${r.int(1000, 9999)}`;
  return {
    url: `https://www.uni-${slug(town)}.example/personal/${slug(name)}`,
    html: bootstrap(r, {
      title: name,
      site: `Universitetet i ${town}`,
      lang: 'sv',
      body: h`<div class="d-flex"><img src="/foto/${slug(name)}.jpg" alt="Porträtt av ${name}" class="rounded-circle"><div><h1>${name}</h1><p class="lead">${role} vid ${unit}</p></div></div><table class="table table-borderless w-auto"><tbody>${r.shuffle([h`<tr><td>E-post:</td><td><a href="mailto:${mail}">${mail}</a></td></tr>`, h`<tr><td>Telefon:</td><td>${tel}</td></tr>`, ...(hasRoom ? [h`<tr><td>Rum:</td><td>${room}</td></tr>`] : []), h`<tr><td>ORCID:</td><td>${orcid}</td></tr>`])}</tbody></table><h2>Forskningsområden</h2><p>${areas.map((a) => h`<span class="badge text-bg-light">${a}</span> `)}</p><h2>Senaste publikationer</h2><ol><li>Ekman, P. &amp; Hedlund, K. (${r.int(2019, 2024)}). Mätning i fält. <i>Acta ${other}</i>, ${r.int(2, 40)}.</li></ol>`,
      aside: h`<div class="card"><div class="card-header">Kollegor</div><ul class="list-group"><li class="list-group-item">${person(r, 'sv')}, Professor emeritus</li></ul></div>`,
      foot: `Växel: 018-471 00 00, registrator@uni-${slug(town)}.example`,
    }),
    schema: ask({
      name: text(),
      position: text(),
      department: text(),
      email: email(),
      phone: text(),
      room: text(),
      orcid: text(),
      research_areas: texts(),
      office_hours: text(),
      personal_website: uri(),
    }),
    expected: {
      name,
      position: role,
      department: unit,
      email: mail,
      phone: tel,
      room: hasRoom ? room : undefined,
      orcid,
      research_areas: areas,
      office_hours: undefined,
      personal_website: undefined,
    },
  };
});

export const PEOPLE: readonly FactsKind[] = [scholarship, staff];
