/** Pages about one thing each, of kinds that no rule was made for by name: a patent, a judgment, a lot, a snow report, … */
const page = (lang: string, title: string, body: string): string =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title></head><body>${body}</body></html>`;

type Wanted = string | number | boolean | RegExp;
/** Name, HTML, and what is asked (`:n` number, `:i` integer, `:b` boolean, `:s` texts) with the answer. */
export type SinglePage = readonly [
  string,
  string,
  Readonly<Record<string, Wanted | readonly Wanted[]>>,
];

export const SINGLE_PAGES: readonly SinglePage[] = [
  [
    'patent',
    page(
      'en',
      'US 11,482,113 B2 - Tidal anchor with self-locking fluke',
      `
<header><a href="/">PatentLens</a><form><input placeholder="Search patents"></form><nav><a href="/about">About</a><a href="/pricing">Pricing</a></nav></header>
<main><div class="hd"><span class="num">US11482113B2</span><h1>Tidal anchor with self-locking fluke</h1></div>
<section class="abs"><h2>Abstract</h2><p>An anchor for tidal turbines comprises a shank, a pair of flukes hinged to the shank and a locking pin that drops when the load exceeds a set angle.</p></section>
<aside><dl><dt>Inventor</dt><dd><a href="/i/1">Maeve Corrigan</a></dd><dd><a href="/i/2">Olaf Tveit</a></dd><dt>Current Assignee</dt><dd>Fjordkraft Marine AS</dd><dt>Worldwide applications</dt><dd>2019 <a href="#">NO</a> 2020 <a href="#">US</a> <a href="#">EP</a></dd></dl>
<h3>Application US17/012,884 events</h3><ul class="ev"><li><time>2019-09-06</time> Priority to NO20191082A</li><li><time>2020-09-04</time> Application filed by Fjordkraft Marine AS</li><li><time>2022-10-25</time> Application granted</li><li><time>2022-10-25</time> Publication of US11482113B2</li><li>Status <b>Active</b></li><li><time>2040-09-04</time> Anticipated expiration</li></ul></aside>
<section><h2>Claims (14)</h2><ol><li>An anchor comprising a shank…</li><li>The anchor of claim 1…</li></ol></section>
<section><h2>Similar documents</h2><table><tr><th>Publication</th><th>Publication date</th><th>Title</th></tr><tr><td>US9211000B1</td><td>2015-12-15</td><td>Mooring device</td></tr></table></section></main><footer>© 2026 PatentLens</footer>`,
    ),
    {
      title: /^Tidal anchor/,
      publication_number: 'US11482113B2',
      'inventors:s': ['Maeve Corrigan', 'Olaf Tveit'],
      assignee: 'Fjordkraft Marine AS',
      filing_date: '2020-09-04',
      grant_date: '2022-10-25',
      priority_date: '2019-09-06',
      status: 'Active',
      'claims_count:i': 14,
      abstract: /^An anchor for tidal/,
    },
  ],
  [
    'court',
    page(
      'en',
      'Harrow v Bexley Ferries Ltd [2026] EWHC 412 (Admlty)',
      `
<nav><a href="/">Home</a> › <a href="/ewhc">High Court</a> › <a href="/admlty">Admiralty</a></nav>
<article><p class="cite">Neutral Citation Number: [2026] EWHC 412 (Admlty)</p><p>Case No: AD-2025-000071</p>
<p><strong>IN THE HIGH COURT OF JUSTICE<br>KING'S BENCH DIVISION<br>ADMIRALTY COURT</strong></p><p>Royal Courts of Justice<br>Strand, London, WC2A 2LL</p><p>Date: 03/03/2026</p>
<p>Before:</p><p><strong>MR JUSTICE PELHAM</strong></p><p>Between:</p><table><tr><td>DANIEL HARROW</td><td>Claimant</td></tr><tr><td>- and -</td><td></td></tr><tr><td>BEXLEY FERRIES LIMITED</td><td>Defendant</td></tr></table>
<p>Ms Rhona Tait (instructed by Quay Legal LLP) for the Claimant<br>Mr Imran Sadiq KC (instructed by Holt & Co) for the Defendant</p><p>Hearing dates: 10-12 February 2026</p><h2>Approved Judgment</h2><p>1. This is a claim for damages arising out of a collision on 14 June 2024 between the ferry "Bexley Star" and the claimant's yacht.</p></article><footer>Crown copyright</footer>`,
    ),
    {
      citation: '[2026] EWHC 412 (Admlty)',
      case_number: 'AD-2025-000071',
      judge: /pelham/i,
      claimant: /harrow/i,
      defendant: /bexley ferries/i,
      date: /^2026-03-03|03\/03\/2026/,
      hearing_dates: /10-12 February 2026/,
      court: /admiralty/i,
    },
  ],
  [
    'cve',
    page(
      'en',
      'CVE-2026-31877 Detail - VulnBoard',
      `
<header><a href="/">VulnBoard</a><nav><a>Vulnerabilities</a><a>Products</a></nav></header><main><h1>CVE-2026-31877</h1><div class="badge crit">Critical</div>
<p class="desc">A heap buffer overflow in the TIFF decoder of libpixmill before 3.8.2 allows remote attackers to execute code via a crafted image.</p>
<div class="grid"><div><span>CVSS v3.1 base score</span><strong>9.8</strong></div><div><span>Vector</span><code>CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H</code></div><div><span>CWE</span><a href="/cwe/122">CWE-122 Heap-based Buffer Overflow</a></div><div><span>Published</span><time datetime="2026-04-17">Apr 17, 2026</time></div><div><span>Last modified</span><time datetime="2026-05-02">May 2, 2026</time></div><div><span>EPSS</span><strong>43.1%</strong></div></div>
<h2>Affected products</h2><table><thead><tr><th>Vendor</th><th>Product</th><th>Affected versions</th><th>Fixed in</th></tr></thead><tbody><tr><td>Pixmill</td><td>libpixmill</td><td>3.0.0 – 3.8.1</td><td>3.8.2</td></tr></tbody></table>
<h2>References</h2><ul><li><a href="https://pixmill.example/sa/12">https://pixmill.example/sa/12</a></li></ul></main><aside><h3>Trending</h3><ul><li>CVE-2026-30001 7.5</li><li>CVE-2026-29000 8.1</li></ul></aside>`,
    ),
    {
      cve_id: 'CVE-2026-31877',
      severity: 'Critical',
      'cvss_score:n': 9.8,
      vector: /^CVSS:3\.1/,
      cwe: /^CWE-122/,
      published: /2026-04-17|Apr 17/,
      last_modified: /2026-05-02|May 2/,
      vendor: 'Pixmill',
      product: 'libpixmill',
      fixed_version: '3.8.2',
      description: /^A heap buffer/,
    },
  ],
  [
    'museum',
    page(
      'en',
      'Astrolabe | Harbour Museum Collections',
      `
<header><a href="/">Harbour Museum</a><nav><a>Visit</a><a>Collections</a><a>Shop</a></nav><p>Open today 10:00–17:00</p></header><main><figure><img src="/a.jpg" alt="Brass astrolabe"><figcaption>Photo: Harbour Museum, CC BY 4.0</figcaption></figure><h1>Astrolabe</h1><p class="by">Jacob van der Meer (Dutch, 1602–1661)</p><p class="yr">c. 1641</p>
<p>This planispheric astrolabe was made for a navigator of the northern routes.</p>
<div class="meta"><p><b>Medium:</b> Brass, silver inlay</p><p><b>Dimensions:</b> H. 24.5 × W. 18 × D. 2.1 cm</p><p><b>Classification:</b> Scientific instruments</p><p><b>Credit Line:</b> Gift of Mrs. E. Thornbury, 1934</p><p><b>Accession Number:</b> 1934.112.7</p><p><b>On view:</b> Gallery 14, Case 3</p></div>
<section><h2>You may also like</h2><ul><li><a>Sextant</a> 1790</li><li><a>Globe</a> 1688</li></ul></section></main>`,
    ),
    {
      title: 'Astrolabe',
      artist: /^Jacob van der Meer/,
      date: /1641/,
      medium: 'Brass, silver inlay',
      dimensions: /24\.5 × W/,
      accession_number: '1934.112.7',
      credit_line: /^Gift of Mrs/,
      gallery: /Gallery 14/,
      classification: 'Scientific instruments',
    },
  ],
  [
    'auction',
    page(
      'en',
      'Lot 214: A Danish teak sideboard',
      `
<nav class="bc"><a>Auctions</a> / <a>Modern Design</a> / Lot 214</nav><main><div class="l"><img src="/1.jpg"></div><div class="r"><p class="lot">Lot 214</p><h1>A Danish teak sideboard, Arne Vodder, 1960s</h1><p>Estimate</p><p class="est">£2,000 – £3,000</p><div class="bid"><span class="lab">Current bid</span><span class="val">£1,650</span><span class="cnt">11 bids</span><span>Reserve not met</span></div><p>Closes in <span id="t">2d 4h</span> (18 May 2026, 19:30 BST)</p><button>Place bid</button><p>Buyer's premium 24% + VAT</p></div>
<section><h2>Description</h2><p>With four sliding doors and reversible drawers, raised on tapering legs.</p><p>Height 79 cm, width 240 cm, depth 48 cm</p><h3>Condition</h3><p>Good vintage condition, light scratches to top.</p><h3>Provenance</h3><p>Private collection, Aarhus.</p></section><aside><h3>Other lots</h3><ul><li>Lot 213 A rosewood desk £900</li><li>Lot 215 Pair of chairs £450</li></ul></aside></main>`,
    ),
    {
      'lot_number:i': 214,
      title: /^A Danish teak sideboard/,
      'current_bid:n': 1650,
      'bid_count:i': 11,
      estimate: /2,000 – £3,000/,
      'estimate_low:n': 2000,
      'estimate_high:n': 3000,
      closes: /18 May 2026|2026-05-18/,
      condition: /^Good vintage/,
      provenance: /^Private collection/,
      buyers_premium: /24/,
      'width:n': 240,
    },
  ],
  [
    'podcast',
    page(
      'en',
      '#88 The man who counted eels – Brackish',
      `
<header><a href="/">Brackish</a><a href="/episodes">Episodes</a><a href="/support">Support us</a></header><main><p class="k">Season 4 · Episode 12</p><h1>The man who counted eels</h1><p class="m"><time datetime="2026-02-11">11 Feb 2026</time> · 47 min · <span>Explicit</span></p><audio src="/88.mp3" controls></audio>
<p>For forty years Ewan Strachan has walked the same weir at night. Hosts Lena Adair and Femi Cole go along.</p><h2>Guests</h2><ul><li>Ewan Strachan, warden of the Leith weir</li><li>Dr Priya Nand, fish ecologist</li></ul><h2>Chapters</h2><ul><li>00:00 Intro</li><li>04:12 The weir</li><li>21:40 Glass eels</li></ul><h2>Credits</h2><p>Produced by Tom Okafor. Music by Sula Banks. Edited by Wren Hale.</p><p>Download: <a href="/88.mp3">MP3 (43 MB)</a></p></main><section><h2>More episodes</h2><ul><li>#87 Salt <span>39 min</span></li><li>#86 Mud <span>52 min</span></li></ul></section>`,
    ),
    {
      title: 'The man who counted eels',
      'season:i': 4,
      'episode_number:i': 12,
      published: /2026-02-11|11 Feb/,
      duration: /47 min/,
      'guests:s': [/^Ewan Strachan/, /Priya Nand/],
      producer: 'Tom Okafor',
      audio_url: /88\.mp3$/,
      music: 'Sula Banks',
      show: 'Brackish',
    },
  ],
  [
    'trail',
    page(
      'en',
      'Carn Ridge Loop, Glen Sannoch',
      `
<main><nav><a>Walks</a> > <a>Highlands</a></nav><h1>Carn Ridge Loop</h1><div class="stats"><div><b>14.2 km</b><small>Length</small></div><div><b>870 m</b><small>Elevation gain</small></div><div><b>5–6 h</b><small>Est. time</small></div><div><b>Hard</b><small>Difficulty</small></div><div><b>Loop</b><small>Route type</small></div></div><p class="rt">★ 4.6 (312 reviews)</p><h2>Getting there</h2><p>Start and finish: Sannoch car park (NN 421 388), £4 a day. Bus 917 from Fort Alder stops at the road end.</p><h2>Terrain</h2><p>Rocky ridge with easy scrambling. Dogs on leads. Best from May to October.</p><p>OS map: Explorer 392</p></main><aside><h3>Weather</h3><p>Today 9 °C, wind 22 mph</p></aside>`,
    ),
    {
      name: 'Carn Ridge Loop',
      'length_km:n': 14.2,
      elevation_gain: /870/,
      time: /5–6 h/,
      difficulty: 'Hard',
      route_type: 'Loop',
      'rating:n': 4.6,
      'review_count:i': 312,
      parking: /Sannoch car park/,
      map: /Explorer 392/,
      start: /Sannoch car park/,
    },
  ],
  [
    'grant',
    page(
      'en',
      'Coastal Heritage Small Grants 2026',
      `
<header><a>Tern Foundation</a></header><main><h1>Coastal Heritage Small Grants</h1><p class="st">Open for applications</p><table class="facts"><tr><th scope="row">Award value</th><td>£1,000 to £10,000</td></tr><tr><th scope="row">Total fund</th><td>£250,000</td></tr><tr><th scope="row">Opening date</th><td>5 January 2026</td></tr><tr><th scope="row">Closing date</th><td>27 February 2026, 12 noon</td></tr><tr><th scope="row">Decision expected</th><td>May 2026</td></tr><tr><th scope="row">Who can apply</th><td>Registered charities, community groups and parish councils</td></tr><tr><th scope="row">Match funding</th><td>10% of project costs</td></tr></table><h2>Contact</h2><p>Grants team: <a href="mailto:grants@tern.example">grants@tern.example</a>, 01632 960 144</p></main>`,
    ),
    {
      title: /^Coastal Heritage Small Grants/,
      status: /open/i,
      'min_amount:n': 1000,
      'max_amount:n': 10000,
      'total_budget:n': 250000,
      deadline: /27 February 2026|2026-02-27/,
      opens: /5 January 2026|2026-01-05/,
      eligibility: /^Registered charities/,
      email: 'grants@tern.example',
      phone: /01632 960 144/,
      match_funding: /10%/,
    },
  ],
  [
    'vet-de',
    page(
      'de',
      'Tierarztpraxis Dr. Ahlers – Kontakt',
      `
<header><a href="/">Tierarztpraxis Dr. Ahlers</a><nav><a>Leistungen</a><a>Team</a><a>Kontakt</a></nav></header><main><h1>So erreichen Sie uns</h1><p>Tierarztpraxis Dr. Silke Ahlers<br>Deichstraße 41<br>26721 Emden</p><p>Telefon: 04921 / 55 18 20<br>Notfall: 0171 / 4 55 18 20<br>Fax: 04921 / 55 18 21<br>E-Mail: praxis@ahlers-tierarzt.example</p><h2>Sprechzeiten</h2><table><tr><td>Mo, Di, Do</td><td>9–12 und 15–18 Uhr</td></tr><tr><td>Mi, Fr</td><td>9–13 Uhr</td></tr><tr><td>Sa</td><td>nach Vereinbarung</td></tr></table><p>Parkplätze finden Sie hinter dem Haus.</p></main>`,
    ),
    {
      name: /Ahlers/,
      strasse: 'Deichstraße 41',
      plz: '26721',
      ort: 'Emden',
      telefon: /04921 \/ 55 18 20/,
      notfallnummer: /0171/,
      fax: /55 18 21/,
      email: 'praxis@ahlers-tierarzt.example',
      sprechzeiten: /9–12/,
    },
  ],
  [
    'wein-de',
    page(
      'de',
      '2022 Riesling Kabinett Kirchberg',
      `
<main><a>Zurück</a><p class="w">Weingut Thielen</p><h1>2022 Riesling Kabinett „Kirchberg“</h1><p class="pr"><strong>12,90 €</strong> <small>(17,20 €/l) inkl. MwSt., zzgl. Versand</small></p><ul class="sp"><li><span>Rebsorte</span> Riesling</li><li><span>Jahrgang</span> 2022</li><li><span>Anbaugebiet</span> Mosel</li><li><span>Geschmack</span> feinherb</li><li><span>Alkohol</span> 9,5 % vol</li><li><span>Restzucker</span> 28,4 g/l</li><li><span>Säure</span> 7,9 g/l</li><li><span>Inhalt</span> 0,75 l</li><li><span>Allergene</span> enthält Sulfite</li></ul><p>Trinktemperatur: 8–10 °C</p><p>Artikel-Nr. TH-2204</p><button>In den Warenkorb</button><p>Auf Lager, Lieferzeit 2–3 Tage</p></main>`,
    ),
    {
      name: /Riesling Kabinett/,
      'preis:n': 12.9,
      'literpreis:n': 17.2,
      rebsorte: 'Riesling',
      'jahrgang:i': 2022,
      anbaugebiet: 'Mosel',
      geschmack: 'feinherb',
      'alkohol:n': 9.5,
      'restzucker:n': 28.4,
      'saeure:n': 7.9,
      trinktemperatur: /8–10/,
      artikelnummer: 'TH-2204',
      weingut: 'Weingut Thielen',
      lieferzeit: /2–3 Tage/,
    },
  ],
  [
    'musee-fr',
    page(
      'fr',
      'Exposition Les couleurs du sel – Musée de la Rade',
      `
<header><a>Musée de la Rade</a><nav><a>Informations</a><a>Billetterie</a></nav></header><main><p>Exposition temporaire</p><h1>Les couleurs du sel</h1><p class="d">Du 14 mars au 30 août 2026</p><p>Commissaire : Anne-Lise Garrec</p><h2>Infos pratiques</h2><p>Ouvert tous les jours sauf le mardi, de 10 h à 18 h</p><p>Plein tarif 9 € / Tarif réduit 6 € / Gratuit pour les moins de 18 ans</p><p>Lieu : Salle Jonquières, niveau 1</p><p>Réservation : 02 99 55 01 20</p><p>Adresse : 3 quai des Douaniers, 35400 Saint-Malo</p></main>`,
    ),
    {
      titre: 'Les couleurs du sel',
      date_debut: /14 mars|2026-03-14/,
      date_fin: /30 août 2026|2026-08-30/,
      commissaire: 'Anne-Lise Garrec',
      horaires: /10 h à 18 h/,
      'plein_tarif:n': 9,
      'tarif_reduit:n': 6,
      salle: /Jonquières/,
      telephone: '02 99 55 01 20',
      adresse: /3 quai des Douaniers/,
      code_postal: '35400',
      ville: 'Saint-Malo',
    },
  ],
  [
    'piso-es',
    page(
      'es',
      'Piso en venta en calle Olmo, Valencia',
      `
<main><h1>Piso en venta en calle del Olmo 18</h1><p>Ruzafa, Valencia</p><p class="precio">289.000 €</p><p class="baja">Ha bajado 11.000 €</p><ul><li>96 m² construidos</li><li>84 m² útiles</li><li>3 habitaciones</li><li>2 baños</li><li>Planta 4ª exterior con ascensor</li></ul><h2>Características</h2><ul><li>Segunda mano/buen estado</li><li>Construido en 1968</li><li>Orientación este</li><li>Calefacción individual: gas natural</li><li>Certificado energético: E</li></ul><h2>Anunciante</h2><p>Inmobiliaria Turia<br>Ref. VT-8801<br>96 155 20 34</p><p>Gastos de comunidad 65 €/mes</p></main>`,
    ),
    {
      titulo: /^Piso en venta/,
      'precio:n': 289000,
      'superficie_m2:n': 96,
      'habitaciones:i': 3,
      'banos:i': 2,
      planta: /4ª/,
      'ano_construccion:i': 1968,
      orientacion: 'este',
      calefaccion: /gas natural/,
      certificado_energetico: 'E',
      referencia: 'VT-8801',
      telefono: '96 155 20 34',
      agencia: 'Inmobiliaria Turia',
      barrio: 'Ruzafa',
      'gastos_comunidad:n': 65,
      'ascensor:b': true,
    },
  ],
  [
    'obit',
    page(
      'en',
      'Obituary: Margaret Ann Doyle',
      `
<header><a>Kelso Courier</a></header><article><h1>Margaret Ann Doyle</h1><p class="dates">September 9, 1938 – January 22, 2026</p><p>Margaret Ann Doyle (née Fenwick), 87, of Kelso, passed away peacefully on Thursday, January 22, 2026. Born in Hawick to James and Edith Fenwick, she taught at Abbey Primary School for 31 years.</p><p>She is survived by her husband, Patrick; her children, Ruth and Colin; and five grandchildren.</p><h2>Service</h2><p>Saturday, January 31, 2026 at 11:00 AM<br>St Mary's Church, Abbey Row, Kelso</p><p>In lieu of flowers, donations may be made to the Borders Hospice.</p></article>`,
    ),
    {
      name: /^Margaret Ann Doyle/,
      birth_date: /September 9, 1938|1938-09-09/,
      death_date: /January 22, 2026|2026-01-22/,
      'age:i': 87,
      birthplace: 'Hawick',
      service_date: /January 31, 2026|2026-01-31/,
      service_location: /St Mary's Church/,
      maiden_name: 'Fenwick',
      spouse: /Patrick/,
      donations: /Borders Hospice/,
    },
  ],
  [
    'dataset',
    page(
      'en',
      'Daily river levels, Upper Tamsin (1961–2025) - OpenWater Data',
      `
<header><a>OpenWater Data</a></header><main><h1>Daily river levels, Upper Tamsin (1961–2025)</h1><p>Hydrology Service of Norland</p><p>Daily mean stage in metres at nine gauges.</p><div class="side"><h3>Citation</h3><p>Hydrology Service of Norland (2026). Daily river levels, Upper Tamsin. OpenWater. https://doi.org/10.5555/ow.20417</p><h3>Licence</h3><p>CC BY 4.0</p><h3>Version</h3><p>3.2</p><h3>Update frequency</h3><p>Annual</p><h3>Temporal coverage</h3><p>1961-01-01 to 2025-12-31</p><h3>Keywords</h3><ul><li>hydrology</li><li>river stage</li><li>Tamsin</li></ul></div><h2>Files (2)</h2><table><tr><th>Name</th><th>Size</th><th>Format</th></tr><tr><td>levels.csv</td><td>18.4 MB</td><td>CSV</td></tr><tr><td>gauges.geojson</td><td>96 KB</td><td>GeoJSON</td></tr></table><p>4,112 downloads · 9,870 views</p><p>Contact: data@hydro.example</p></main>`,
    ),
    {
      title: /^Daily river levels/,
      doi: /10\.5555\/ow\.20417/,
      license: 'CC BY 4.0',
      version: '3.2',
      update_frequency: 'Annual',
      temporal_coverage: /1961-01-01/,
      'keywords:s': ['hydrology', 'river stage', 'Tamsin'],
      'downloads:i': 4112,
      'views:i': 9870,
      contact_email: 'data@hydro.example',
    },
  ],
  [
    'school',
    page(
      'en',
      'Larkfield Primary School - School profile',
      `
<main><h1>Larkfield Primary School</h1><p>Community school · Ages 3 to 11 · Mixed</p><dl class="k"><div><dt>Headteacher</dt><dd>Mrs Joanna Pryce</dd></div><div><dt>URN</dt><dd>118204</dd></div><div><dt>Number of pupils</dt><dd>412</dd></div><div><dt>Capacity</dt><dd>420</dd></div><div><dt>Pupils receiving free school meals</dt><dd>18.2%</dd></div><div><dt>Local authority</dt><dd>Kent</dd></div></dl><section><h2>Latest inspection</h2><p><span class="o">Good</span> on 14 November 2024</p><p>Previous: Requires improvement (2019)</p></section><section><h2>Contact</h2><address>Larkfield Primary School, Mill Road, Larkfield, ME20 6PA</address><p>Tel <a href="tel:+441622555014">01622 555014</a></p><p><a href="https://larkfield.example">School website</a></p></section></main>`,
    ),
    {
      name: 'Larkfield Primary School',
      headteacher: 'Mrs Joanna Pryce',
      urn: '118204',
      'pupils:i': 412,
      'capacity:i': 420,
      free_school_meals: /18\.2/,
      local_authority: 'Kent',
      inspection_rating: 'Good',
      inspection_date: /14 November 2024|2024-11-14/,
      postcode: 'ME20 6PA',
      phone: /01622 555014|\+441622555014/,
      website: /larkfield\.example/,
      age_range: /3 to 11/,
    },
  ],
  [
    'ski',
    page(
      'en',
      'Snow report – Valdrin',
      `
<main><h1>Valdrin snow report</h1><p>Updated today 07:15</p><div class="cards"><div class="c"><h3>Snow depth</h3><p>Mountain <b>185 cm</b></p><p>Valley <b>60 cm</b></p></div><div class="c"><h3>Lifts open</h3><p><b>21</b> / 24</p></div><div class="c"><h3>Slopes open</h3><p><b>78 km</b> of 92 km</p></div><div class="c"><h3>Fresh snow</h3><p><b>12 cm</b> in 24 h</p></div><div class="c"><h3>Avalanche risk</h3><p>Level 3 – considerable</p></div></div><p>Season: 29 November 2025 – 19 April 2026</p><p>Day pass adults CHF 72.00, children CHF 36.00</p></main>`,
    ),
    {
      resort: /Valdrin/,
      snow_depth_mountain: /185 cm/,
      snow_depth_valley: /60 cm/,
      'lifts_open:i': 21,
      'lifts_total:i': 24,
      fresh_snow: /12 cm/,
      avalanche_level: /3/,
      slopes_open: /78 km/,
      season_start: /29 November 2025|2025-11-29/,
      season_end: /19 April 2026|2026-04-19/,
      'adult_price:n': 72,
    },
  ],
  [
    'petition',
    page(
      'en',
      'Save the Alder Lane Library',
      `
<main><h1>Save the Alder Lane Library</h1><p>Started by <a>Gwen Archer</a> · 2 March 2026</p><div><strong>7,318</strong> supporters<div class="bar"></div>Next goal: 7,500</div><p>The council plans to close the branch in September.</p><p>Petition to: Thornbury District Council</p><h2>Updates</h2><ol><li>Petition handed over – 1 week ago</li></ol><h2>Reasons for signing</h2><blockquote>My kids learned to read here. <cite>Paul N.</cite></blockquote></main>`,
    ),
    {
      title: 'Save the Alder Lane Library',
      started_by: 'Gwen Archer',
      created: /2 March 2026|2026-03-02/,
      'supporters:i': 7318,
      'goal:i': 7500,
      recipient: /Thornbury District Council/,
      description: /council plans to close/,
    },
  ],
  [
    'issue',
    page(
      'en',
      'Crash when the cache folder is read-only · Issue #2041 · tidewater/pelican',
      `
<header><a>tidewater</a> / <a>pelican</a><nav><a>Code</a><a>Issues 41</a><a>Pull requests 7</a></nav></header><main><h1><bdi>Crash when the cache folder is read-only</bdi> <span>#2041</span></h1><p><span class="State">Open</span> <a>marlow-k</a> opened this issue <relative-time datetime="2026-03-30T09:12:00Z">Mar 30, 2026</relative-time> · 6 comments</p><aside><div><h3>Assignees</h3><a>dsouza</a></div><div><h3>Labels</h3><a>bug</a> <a>cache</a></div><div><h3>Milestone</h3><a>5.2</a></div></aside><div class="comment"><p>Version: 5.1.3<br>OS: Debian 13</p><p>Start with a read-only cache folder and the process aborts.</p></div></main>`,
    ),
    {
      title: /^Crash when the cache folder is read-only/,
      'number:i': 2041,
      state: 'Open',
      author: 'marlow-k',
      created: /2026-03-30|Mar 30/,
      'comments:i': 6,
      assignee: 'dsouza',
      'labels:s': ['bug', 'cache'],
      milestone: '5.2',
      version: '5.1.3',
      os: 'Debian 13',
      repository: /pelican/,
    },
  ],
  [
    'trial',
    page(
      'en',
      'Nasal Spray for Seasonal Headache (NASH-2)',
      `
<main><h1>Nasal Spray for Seasonal Headache (NASH-2)</h1><p>ClinicalTrials ID <b>NCT06901234</b></p><p>Sponsor <b>Ostra Pharma BV</b></p><p>Information provided by Ostra Pharma BV (Responsible Party)</p><p>Last Update Posted <b>2026-01-19</b></p><h2>Study Overview</h2><h3>Brief Summary</h3><p>A randomised study of a nasal spray in adults with seasonal headache.</p><h3>Study Start (Actual)</h3><p>2025-06-02</p><h3>Primary Completion (Estimated)</h3><p>2026-11-30</p><h3>Enrollment (Estimated)</h3><p>340</p><h3>Study Type</h3><p>Interventional</p><h3>Phase</h3><p>Phase 2</p><h3>Overall Status</h3><p>Recruiting</p><h2>Eligibility</h2><h3>Ages Eligible for Study</h3><p>18 Years to 65 Years</p><h3>Sexes Eligible for Study</h3><p>All</p></main>`,
    ),
    {
      title: /^Nasal Spray/,
      nct_id: 'NCT06901234',
      sponsor: 'Ostra Pharma BV',
      phase: 'Phase 2',
      status: 'Recruiting',
      'enrollment:i': 340,
      start_date: '2025-06-02',
      primary_completion_date: '2026-11-30',
      study_type: 'Interventional',
      ages: /18 Years to 65/,
      summary: /^A randomised study/,
      last_updated: '2026-01-19',
    },
  ],
  [
    'chess',
    page(
      'en',
      'Lindqvist – Amaro, Reykholt Open 2026',
      `
<main><h1>Lindqvist – Amaro</h1><p>Reykholt Open, Round 7, 12 April 2026</p><table><tr><th>White</th><td>Nils Lindqvist</td><td>2561</td></tr><tr><th>Black</th><td>Joana Amaro</td><td>2498</td></tr></table><p>Result: ½–½</p><p>Opening: Catalan, Open Defence (E04)</p><p>Moves: 41</p><pre>1. d4 Nf6 2. c4 e6 3. g3 d5</pre></main>`,
    ),
    {
      white: 'Nils Lindqvist',
      black: 'Joana Amaro',
      result: '½–½',
      opening: /^Catalan/,
      event: 'Reykholt Open',
      'round:i': 7,
      date: /12 April 2026|2026-04-12/,
      'moves:i': 41,
      eco: 'E04',
      'white_rating:i': 2561,
    },
  ],
];
