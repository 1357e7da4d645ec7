/**
 * Pages of few lines as sites of firms, towns, schools and shops have them: what each says ("facts"), what is none of it
 * ("others"), in three frames: with parts, of named boxes with a column beside, of boxes without names.
 */
export interface ShortPage {
  readonly name: string;
  readonly title: string;
  readonly main: string;
  readonly facts: readonly string[];
  readonly others: readonly string[];
}

const pages: ShortPage[] = [];
function page(
  name: string,
  title: string,
  main: string,
  facts: readonly string[],
  others: readonly string[] = [],
): void {
  pages.push({ name, title, main, facts, others });
}

page(
  'opening-hours',
  'Visit us – Corner Museum',
  `<h1>Visit us</h1><p>The museum is on two floors with a lift.</p><h2>Opening hours</h2><table><tr><td>Monday</td><td>closed</td></tr><tr><td>Tuesday–Friday</td><td>10:00–17:00</td></tr><tr><td>Weekend</td><td>11:00–18:00</td></tr></table><h2>Admission</h2><ul><li>Adults €9</li><li>Students €6</li><li>Under 18 free</li></ul><h2>Getting here</h2><p>Tram 4 to Harbour Square.</p><address>12 Quay Street<br>4100 Harbourton</address><p><a href="tel:+4412345">+44 12345</a> · <a href="mailto:info@corner.example">info@corner.example</a></p>`,
  [
    'Tuesday–Friday',
    '10:00–17:00',
    'Adults €9',
    'Under 18 free',
    'Tram 4',
    '12 Quay Street',
    '+44 12345',
    'info@corner.example',
  ],
);
page(
  'contact',
  'Contact | Fern & Co',
  `<h1>Contact</h1><div class="grid"><div><h3>Office</h3><p>Fern & Co<br>8 Mill Lane<br>LS1 4AB Leeds</p></div><div><h3>Phone</h3><p>0113 496 0000</p></div><div><h3>Email</h3><p><a href="mailto:hello@fern.example">hello@fern.example</a></p></div></div><form><label>Name<input name=n></label><label>Message<textarea></textarea></label><button>Send</button></form>`,
  ['8 Mill Lane', 'LS1 4AB Leeds', '0113 496 0000', 'hello@fern.example'],
);
page(
  'menu',
  'Lunch menu – Salt & Lime',
  `<h1>Lunch menu</h1><h2>Starters</h2><div class="dish"><span class="n">Beetroot soup</span><span class="p">6.50</span><div class="d">with horseradish cream</div></div><div class="dish"><span class="n">Smoked trout</span><span class="p">8.90</span><div class="d">on rye, with dill</div></div><h2>Mains</h2><div class="dish"><span class="n">Leek tart</span><span class="p">12.50</span><div class="d">green salad, mustard dressing</div></div><div class="dish"><span class="n">Braised lamb</span><span class="p">17.00</span><div class="d">white beans, rosemary</div></div><p>Tell us about allergies before you order.</p>`,
  [
    'Beetroot soup',
    '6.50',
    'with horseradish cream',
    'Smoked trout',
    'Leek tart',
    '12.50',
    'Braised lamb',
    '17.00',
    'white beans, rosemary',
    'Tell us about allergies',
  ],
);
page(
  'pricing',
  'Pricing – Lumen',
  `<h1>Simple pricing</h1><div class="plans"><div class="plan"><h3>Free</h3><p class="price">$0<span>/month</span></p><ul><li>1 project</li><li>Community support</li></ul><a class="btn" href="/signup">Start free</a></div><div class="plan"><h3>Team</h3><p class="price">$29<span>/month</span></p><ul><li>10 projects</li><li>Email support</li><li>Audit log</li></ul><a class="btn" href="/signup?p=t">Choose Team</a></div><div class="plan"><h3>Business</h3><p class="price">$99<span>/month</span></p><ul><li>Unlimited projects</li><li>Phone support</li></ul><a class="btn" href="/sales">Talk to sales</a></div></div><h2>Questions</h2><h3>Can I cancel?</h3><p>Yes, at any time, from the billing page.</p><h3>Do you offer discounts?</h3><p>Schools and charities pay half.</p>`,
  [
    'Free',
    '$0',
    '1 project',
    'Team',
    '$29',
    'Audit log',
    'Business',
    '$99',
    'Unlimited projects',
    'Can I cancel?',
    'at any time, from the billing page',
    'Schools and charities pay half',
  ],
);
page(
  'faq-details',
  'Help – Rail Pass',
  `<h1>Frequently asked questions</h1>${[
    ['Where is my ticket valid?', 'On all regional trains and ferries.'],
    ['How do refunds work?', 'Within 14 days, less a fee of 5 euros.'],
    ['May I take a bicycle?', 'Yes, outside of rush hour.'],
    ['Is there a child fare?', 'Children under 6 travel free.'],
  ]
    .map(([q, a]) => `<details><summary>${q}</summary><div><p>${a}</p></div></details>`)
    .join('')}`,
  [
    'Where is my ticket valid?',
    'On all regional trains',
    'less a fee of 5 euros',
    'outside of rush hour',
    'Children under 6 travel free',
  ],
);
page(
  'glossary',
  'Glossary of sailing',
  `<h1>Glossary</h1><dl>${[
    ['Abeam', 'At right angles to the keel.'],
    ['Boom', 'The spar along the foot of the sail.'],
    ['Clew', 'The lower aft corner of a sail.'],
    ['Draught', 'Depth of water a boat needs.'],
    ['Fender', 'A cushion between boat and quay.'],
  ]
    .map(([a, b]) => `<dt>${a}</dt><dd>${b}</dd>`)
    .join('')}</dl>`,
  ['Abeam', 'At right angles', 'Boom', 'Clew', 'Draught', 'Fender', 'A cushion between'],
);
page(
  'timetable',
  'Bus 12 – timetable',
  `<h1>Bus 12</h1><p>Valid from 1 October.</p><table><thead><tr><th>Stop</th><th>Mon–Fri</th><th>Sat</th></tr></thead><tbody><tr><td>Harbour</td><td>06:10</td><td>07:30</td></tr><tr><td>Market</td><td>06:18</td><td>07:38</td></tr><tr><td>Hospital</td><td>06:31</td><td>07:49</td></tr></tbody></table><p>No service on public holidays.</p>`,
  [
    'Valid from 1 October',
    'Mon–Fri',
    '06:10',
    '07:49',
    'Hospital',
    'No service on public holidays',
  ],
);
page(
  'team',
  'Our team – Oak Practice',
  `<h1>Our team</h1><div class="people">${[
    ['Dr Ada Bell', 'General practice'],
    ['Dr Ben Cole', 'Cardiology'],
    ['Cara Dean', 'Practice nurse'],
    ['Dov Eshel', 'Reception'],
  ]
    .map(
      ([n, r], i) =>
        `<div class="person"><img src="/t/${i}.jpg" alt="${n}"><h3>${n}</h3><p>${r}</p></div>`,
    )
    .join('')}</div>`,
  [
    'Dr Ada Bell',
    'General practice',
    'Dr Ben Cole',
    'Cardiology',
    'Cara Dean',
    'Practice nurse',
    'Dov Eshel',
    'Reception',
  ],
);
page(
  'publications',
  'Publications – J. Moss',
  `<h1>Publications</h1><h2>2025</h2><ol><li>L. Moss and J. Kerr. <em>Tides and silt in shallow bays.</em> Coastal Letters 12(3), 44–61. <a href="/moss25.pdf">PDF</a></li><li>L. Moss. <em>On measuring mud.</em> Proc. Estuary 2025. <a href="/mud.pdf">PDF</a></li></ol><h2>2023</h2><ol><li>K. Lowe, L. Moss. <em>Sand waves revisited.</em> J. Shore 8, 1–19.</li></ol>`,
  [
    'Tides and silt in shallow bays',
    'Coastal Letters 12(3)',
    'On measuring mud',
    '2023',
    'Sand waves revisited',
    'J. Shore 8',
  ],
);
page(
  'product',
  'Kettle K2 – Home & Hearth Shop',
  `<nav class="breadcrumb"><a href="/">Home</a> › <a href="/k">Kitchen</a> › Kettles</nav><div class="product"><div class="gallery"><img src="/k2.jpg" alt="Kettle K2"></div><div class="info"><h1>Kettle K2</h1><div class="rating">4.6 (128 reviews)</div><div class="price">€49.90</div><p class="stock">In stock, ships in 2 days</p><select><option>Black</option><option>White</option></select><button>Add to basket</button><p>Boils a litre in under three minutes and pours without a drip.</p></div></div><h2>Specifications</h2><table><tr><th>Capacity</th><td>1.7 l</td></tr><tr><th>Power</th><td>2400 W</td></tr><tr><th>Weight</th><td>1.1 kg</td></tr></table><h2>Reviews</h2><div class="review"><b>Solid</b> <span>5 stars</span><p>Does what it should, quietly.</p><small>Mara, 3 May 2026</small></div><div class="review"><b>Too heavy</b> <span>3 stars</span><p>Good, but heavy when full.</p><small>Theo, 9 April 2026</small></div><h2>You may also like</h2><div class="rel"><a href="/p/t1">Toaster T1</a> €39.00</div><div class="rel"><a href="/p/g1">Grinder G1</a> €59.00</div>`,
  [
    'Kettle K2',
    '€49.90',
    'In stock',
    'Boils a litre',
    'Capacity',
    '1.7 l',
    '2400 W',
    'Does what it should',
    'Good, but heavy',
  ],
  ['Toaster T1', 'Add to basket'],
);
page(
  'job',
  'Warehouse planner – Quay Logistics',
  `<h1>Warehouse planner</h1><ul class="facts"><li>Porto</li><li>Full time</li><li>€34,000–€40,000</li><li>Apply by 30 November 2026</li></ul><h2>What you will do</h2><ul><li>Plan inbound goods for two sites</li><li>Keep stock records true</li></ul><h2>What you bring</h2><ul><li>Three years in logistics</li><li>Fluent Portuguese</li></ul><p>Questions? Write to <a href="mailto:jobs@quay.example">jobs@quay.example</a>.</p><a class="btn" href="/apply">Apply now</a>`,
  [
    'Porto',
    'Full time',
    '€34,000',
    '30 November 2026',
    'Plan inbound goods',
    'Three years in logistics',
    'jobs@quay.example',
  ],
);
page(
  'event',
  'Open rehearsal – City Orchestra',
  `<h1>Open rehearsal</h1><div class="meta"><p><strong>When:</strong> Friday 4 December 2026, 19:00</p><p><strong>Where:</strong> Old Granary, 2 Dock Road</p><p><strong>Tickets:</strong> free, please book</p></div><p>Come and hear the orchestra at work on two symphonies, and ask the conductor what you like.</p><h2>Programme</h2><ul><li>Haydn, Symphony No. 88</li><li>Farrenc, Symphony No. 3</li></ul><a class="btn" href="/book">Book a seat</a>`,
  [
    'Friday 4 December 2026',
    'Old Granary',
    'free, please book',
    'Come and hear',
    'Haydn, Symphony No. 88',
    'Farrenc',
  ],
);
page(
  'package',
  'swiftcsv - packages',
  `<h1>swiftcsv</h1><p>2.4.1 • Public • Published 3 days ago</p><p>Parse and write CSV fast.</p><pre><code>npm i swiftcsv</code></pre><h2>Usage</h2><pre><code>import { parse } from 'swiftcsv';
parse('a,b');</code></pre><h2>Options</h2><table><tr><th>Name</th><th>Default</th></tr><tr><td>delimiter</td><td>,</td></tr><tr><td>header</td><td>true</td></tr></table><aside><h3>Weekly downloads</h3><p>41,210</p><h3>License</h3><p>MIT</p><h3>Repository</h3><p><a href="https://git.example/swiftcsv">git.example/swiftcsv</a></p></aside>`,
  ['2.4.1', 'Parse and write CSV fast', 'npm i swiftcsv', "parse('a,b')", 'delimiter', 'header'],
);
page(
  'changelog',
  'Changelog – Paper',
  `<h1>Changelog</h1><section><h2>3.2.0</h2><time>2026-10-02</time><ul><li>Added dark mode</li><li>Fixed a crash on empty files</li></ul></section><section><h2>3.1.4</h2><time>2026-08-19</time><ul><li>Fixed paste on Linux</li></ul></section><section><h2>3.1.3</h2><time>2026-08-01</time><ul><li>Smaller installer</li></ul></section>`,
  [
    '3.2.0',
    '2026-10-02',
    'Added dark mode',
    '3.1.4',
    '2026-08-19',
    'Fixed paste on Linux',
    'Smaller installer',
  ],
);
page(
  'profile',
  'Lia Moss – University of Shore',
  `<h1>Lia Moss</h1><p class="role">Professor of Coastal Geology</p><img src="/lia.jpg" alt="Lia Moss"><p>Room 3.14, Earth Building<br>+44 20 7946 0111<br><a href="mailto:lia@shore.example">lia@shore.example</a></p><h2>Research</h2><p>Lia studies how mud moves with the tide and what that means for harbours.</p><h2>Teaching</h2><ul><li>GEO101 Introduction to coasts</li><li>GEO320 Field methods</li></ul>`,
  [
    'Professor of Coastal Geology',
    'Room 3.14',
    '+44 20 7946 0111',
    'lia@shore.example',
    'how mud moves',
    'GEO101',
    'GEO320',
  ],
);
page(
  'recipe',
  'Leek tart – Salt & Lime',
  `<h1>Leek tart</h1><p>A plain tart for a cold evening.</p><p>Serves 4 · 50 minutes</p><div><h2>Ingredients</h2><ul><li>300 g leeks</li><li>200 ml cream</li><li>3 eggs</li><li>1 sheet of pastry</li></ul></div><div><h2>Method</h2><ol><li>Heat the oven to 190 °C.</li><li>Soften the leeks in butter.</li><li>Mix eggs and cream, pour over, bake for 35 minutes.</li></ol></div>`,
  [
    'A plain tart',
    'Serves 4',
    '50 minutes',
    '300 g leeks',
    '3 eggs',
    'Heat the oven',
    'bake for 35 minutes',
  ],
);
page(
  'poem',
  'The Mill – Poems',
  `<h1>The Mill</h1><p class="author">Anna Reed</p><div class="poem"><p>The wheel has stopped, the sluice is dry,<br>a heron keeps the pond.<br>Nobody asks the reason why<br>the willows lean beyond.</p><p>The miller's hat hangs on its nail,<br>the flour is turned to dust.<br>The wind still tells the same old tale<br>of water, wood and rust.</p></div>`,
  [
    'The wheel has stopped',
    'a heron keeps the pond',
    'the willows lean beyond',
    'the flour is turned to dust',
    'water, wood and rust',
  ],
);
page(
  'interview',
  'Interview: the clockmaker',
  `<h1>“Time is a habit”</h1><p class="intro">The clockmaker Ida Jung on patience and brass.</p><p><b>When did you start?</b></p><p>At nine, with an alarm clock.</p><p><b>And did it run?</b></p><p>No.</p><p><b>What did your father say?</b></p><p>“Try again.”</p><p><b>Is there a clock you could not mend?</b></p><p>One. I keep it in the window.</p>`,
  [
    'on patience and brass',
    'When did you start?',
    'At nine, with an alarm clock',
    'And did it run?',
    'No.',
    '“Try again.”',
    'I keep it in the window',
  ],
);
page(
  'api-ref',
  'list_users – API reference',
  `<h1>List users</h1><p><code>GET /v1/users</code></p><p>Returns a page of users.</p><h2>Parameters</h2><ul><li><code>limit</code> integer — at most 100</li><li><code>after</code> string — cursor of the last page</li></ul><h2>Response</h2><pre><code>{ "data": [], "next": null }</code></pre><h2>Errors</h2><table><tr><th>Code</th><th>Meaning</th></tr><tr><td>401</td><td>No key</td></tr><tr><td>429</td><td>Slow down</td></tr></table>`,
  [
    'GET /v1/users',
    'Returns a page of users',
    'limit',
    'at most 100',
    'cursor of the last page',
    '"next": null',
    '429',
    'Slow down',
  ],
);
page(
  'scores',
  'League table – Shore Football',
  `<h1>Division One</h1><h2>Results, round 14</h2><div class="match"><span>Harbour FC</span> <b>2</b> – <b>1</b> <span>Mill United</span></div><div class="match"><span>Quay Town</span> <b>0</b> – <b>0</b> <span>Lime Rovers</span></div><h2>Table</h2><table><tr><th>Team</th><th>Pl</th><th>Pts</th></tr><tr><td>Harbour FC</td><td>14</td><td>31</td></tr><tr><td>Lime Rovers</td><td>14</td><td>27</td></tr><tr><td>Quay Town</td><td>14</td><td>22</td></tr></table>`,
  ['Harbour FC', 'Mill United', 'Quay Town', 'Lime Rovers', '31', '27'],
);
page(
  'weather',
  'Weather in Harbourton',
  `<h1>Harbourton</h1><div class="now"><span class="t">7 °C</span><span>Light rain</span><span>Wind 24 km/h W</span></div><h2>Next days</h2><div class="day"><b>Mon</b><span>9° / 4°</span><span>Showers</span></div><div class="day"><b>Tue</b><span>8° / 2°</span><span>Sunny</span></div><div class="day"><b>Wed</b><span>6° / 1°</span><span>Fog</span></div>`,
  ['7 °C', 'Light rain', 'Wind 24 km/h', '9° / 4°', 'Showers', 'Sunny', '6° / 1°', 'Fog'],
);
page(
  'legal',
  'Terms of use – Lumen',
  `<h1>Terms of use</h1><p>Last updated: 1 May 2026</p><h2>1. Service</h2><p>We provide the service as it is.</p><h2>2. Accounts</h2><p>You must keep your password secret.</p><h2>3. Cookies</h2><p>We use two cookies: one for the session, one for language.</p><h2>4. Law</h2><p>Dutch law applies.</p>`,
  [
    'Last updated: 1 May 2026',
    'as it is',
    'keep your password secret',
    'one for the session',
    'Dutch law applies',
  ],
);
page(
  'privacy',
  'Privacy policy',
  `<h1>Privacy policy</h1><p>This page says what we store.</p><h2>What we collect</h2><ul><li>Your email address</li><li>Pages you visit on this site</li></ul><h2>Cookies</h2><p>We set a session cookie.</p><h2>Your rights</h2><p>Write to <a href="mailto:privacy@lumen.example">privacy@lumen.example</a> to have your data deleted.</p>`,
  [
    'what we store',
    'Your email address',
    'Pages you visit',
    'We set a session cookie',
    'have your data deleted',
  ],
);
page(
  'landing',
  'Lumen – notes that find themselves',
  `<section class="hero"><h1>Notes that find themselves</h1><p>Write once, find it in a second.</p><a class="btn" href="/signup">Get started</a></section><section><h2>Fast search</h2><p>Every word, every note, in 20 milliseconds.</p></section><section><h2>Offline first</h2><p>Your notes live on your machine.</p></section><section><h2>Trusted by</h2><ul><li>Shore University</li><li>Quay Logistics</li></ul></section><section><blockquote>“I stopped losing things.” <cite>Mara Lind, editor</cite></blockquote></section>`,
  [
    'Notes that find themselves',
    'Write once',
    'Fast search',
    '20 milliseconds',
    'Offline first',
    'live on your machine',
    'I stopped losing things',
  ],
);
page(
  'wiki',
  'Harbourton – Openpedia',
  `<h1>Harbourton</h1><table class="infobox"><tr><th colspan=2>Harbourton</th></tr><tr><th>Country</th><td>Shoreland</td></tr><tr><th>Population</th><td>48,201</td></tr></table><p><b>Harbourton</b> is a port on the west coast.<sup><a href="#c1">[1]</a></sup></p><div class="toc"><ul><li><a href="#h">History</a></li><li><a href="#e">Economy</a></li></ul></div><h2 id=h>History <span>[<a href="/edit">edit</a>]</span></h2><p>The first quay was built in 1642.</p><h2 id=e>Economy</h2><p>Ships are mended here.</p><h2>References</h2><ol><li id=c1>Shore Atlas, 2019.</li></ol>`,
  [
    'Shoreland',
    '48,201',
    'a port on the west coast',
    '1642',
    'Ships are mended here',
    'Shore Atlas, 2019',
  ],
);
page(
  'qa',
  'How do I rename a branch? – Ask',
  `<h1>How do I rename a branch?</h1><div class="question"><p>I made a typo in the name of my branch. How can I change it?</p><div class="user">asked by Finn, 2 days ago</div></div><h2>2 answers</h2><div class="answer"><div class="votes">12</div><p>Use <code>git branch -m new-name</code>.</p><div class="user">Gia, 2 days ago</div></div><div class="answer"><div class="votes">3</div><p>And push with <code>-u</code> afterwards.</p><div class="user">Hal, yesterday</div></div>`,
  ['I made a typo', 'git branch -m new-name', 'And push with'],
);
page(
  'issue',
  'Crash on empty file · Issue #412',
  `<h1>Crash on empty file <span>#412</span></h1><div class="state">Open</div><div class="comment"><div class="head"><a href="/u/ida">ida</a> opened this issue on 3 May</div><div class="body"><p>Steps: open an empty file. The app crashes.</p><pre><code>TypeError: x is undefined</code></pre></div></div><div class="comment"><div class="head"><a href="/u/max">max</a> commented</div><div class="body"><p>I can reproduce it on 3.1.4.</p></div></div><div class="comment"><div class="head"><a href="/u/nia">nia</a> commented</div><div class="body"><p>Fixed in #413.</p></div></div>`,
  [
    'Crash on empty file',
    'Steps: open an empty file',
    'TypeError',
    'I can reproduce it',
    'Fixed in #413',
  ],
);
page(
  'course',
  'GEO101 Introduction to coasts',
  `<h1>GEO101 Introduction to coasts</h1><table><tr><td>Credits</td><td>6</td></tr><tr><td>Term</td><td>Autumn</td></tr><tr><td>Language</td><td>English</td></tr></table><h2>Contents</h2><p>Waves, tides, sediment, cliffs.</p><h2>Assessment</h2><p>Written examination, two hours (70 %), field report (30 %).</p><h2>Reading</h2><ul><li>Lowe: The Moving Shore</li></ul>`,
  ['Credits', 'Autumn', 'Waves, tides', 'Written examination', 'field report', 'The Moving Shore'],
);
page(
  'house',
  '3 bedroom house, Mill Lane – Homes',
  `<h1>3 bedroom house, Mill Lane</h1><p class="price">£325,000</p><ul class="key"><li>3 bedrooms</li><li>2 bathrooms</li><li>104 m²</li><li>Freehold</li></ul><p>A terraced house with a walled garden, five minutes from the station.</p><h2>Floor plan</h2><img src="/plan.png" alt="Floor plan"><h2>Agent</h2><p>Birch & Co, 0113 496 0001</p><h2>Similar homes</h2><div class="card"><a href="/h/2"><h3>2 bedroom flat, Dock Road</h3></a><p>£210,000</p></div><div class="card"><a href="/h/3"><h3>4 bedroom house, Hill Top</h3></a><p>£450,000</p></div>`,
  ['£325,000', '3 bedrooms', '104 m²', 'Freehold', 'walled garden', '0113 496 0001'],
  ['Hill Top'],
);
page(
  'podcast',
  'Episode 41: Mud – Shore Talk',
  `<h1>Episode 41: Mud</h1><audio src="/41.mp3" controls></audio><p>We talk to Lia Moss about the stuff that harbours are made of.</p><h2>Chapters</h2><ul><li>00:00 Hello</li><li>03:12 What is mud?</li><li>21:40 Dredging</li></ul><h2>Transcript</h2><p><b>Host:</b> Welcome back.</p><p><b>Lia:</b> Thank you.</p><p><b>Host:</b> What is mud?</p><p><b>Lia:</b> Wet silt, mostly.</p>`,
  [
    'the stuff that harbours',
    '03:12 What is mud?',
    '21:40 Dredging',
    'Welcome back',
    'Thank you',
    'Wet silt, mostly',
  ],
);
page(
  'video',
  'Mending a gate – Videos',
  `<div class="player"><video src="/g.mp4"></video></div><h1>Mending a gate</h1><p>12,410 views · 3 May 2026</p><div class="channel"><a href="/c/oak">Oak Workshop</a> 8.1K subscribers <button>Subscribe</button></div><div class="desc"><p>In this video I take a rotten gate apart and put it together again.</p><p>Tools: chisel, mallet, glue.</p></div><h2>Comments</h2><div class="c"><b>Jon</b><p>Thanks, mine stands again.</p></div><div class="next"><h3>Up next</h3><a href="/v/2">Sharpening a plane</a><a href="/v/3">A simple bench</a></div>`,
  ['Mending a gate', 'rotten gate apart', 'Tools: chisel'],
  ['Sharpening a plane', 'Subscribe'],
);
page(
  'stock',
  'QLG – Quay Logistics share price',
  `<h1>Quay Logistics (QLG)</h1><div class="q"><span>41.22</span> <span>+0.84 (2.08 %)</span></div><dl><dt>Open</dt><dd>40.50</dd><dt>Volume</dt><dd>1.2M</dd><dt>P/E</dt><dd>17.3</dd><dt>Dividend</dt><dd>1.9 %</dd></dl><h2>About</h2><p>Quay Logistics stores and moves goods in six ports.</p>`,
  ['41.22', '+0.84', 'Open', '40.50', '1.2M', '17.3', 'stores and moves goods'],
);
page(
  'downloads',
  'Download Paper',
  `<h1>Download Paper 3.2</h1><p>Free for all platforms.</p><table><tr><th>System</th><th>File</th><th>Size</th></tr><tr><td>Windows 10+</td><td><a href="/p.exe">paper-3.2.exe</a></td><td>61 MB</td></tr><tr><td>macOS 12+</td><td><a href="/p.dmg">paper-3.2.dmg</a></td><td>74 MB</td></tr><tr><td>Linux</td><td><a href="/p.AppImage">paper-3.2.AppImage</a></td><td>80 MB</td></tr></table><h2>Checksums</h2><pre>9f2c  paper-3.2.exe</pre>`,
  ['Free for all platforms', 'paper-3.2.exe', '61 MB', 'macOS 12+', 'paper-3.2.AppImage', '9f2c'],
);
page(
  'status',
  'System status – Lumen',
  `<h1>System status</h1><p class="ok">All systems operational</p><ul><li><span>API</span> <span>Operational</span></li><li><span>Web app</span> <span>Operational</span></li><li><span>Email</span> <span>Degraded</span></li></ul><h2>Past incidents</h2><h3>12 November 2026</h3><p>Slow logins between 09:10 and 09:40. Resolved.</p><h3>11 November 2026</h3><p>No incidents.</p>`,
  [
    'All systems operational',
    'API',
    'Degraded',
    '12 November 2026',
    'Slow logins',
    '11 November 2026',
    'No incidents.',
  ],
);
page(
  'dir',
  'Index of /data/',
  `<h1>Index of /data/</h1><table><tr><th>Name</th><th>Last modified</th><th>Size</th></tr><tr><td><a href="../">Parent Directory</a></td><td></td><td></td></tr><tr><td><a href="tides.csv">tides.csv</a></td><td>2026-03-01 10:11</td><td>1.2M</td></tr><tr><td><a href="waves.csv">waves.csv</a></td><td>2026-03-02 08:00</td><td>640K</td></tr></table>`,
  ['tides.csv', '2026-03-01 10:11', '1.2M', 'waves.csv', '640K'],
);
page(
  'error',
  '404 – Page not found',
  `<h1>Page not found</h1><p>The page may have moved. Try the search, or go back to the start page.</p>`,
  ['Page not found', 'may have moved'],
);
page(
  'obituary',
  'Hal Ives, 1931–2026 – Shore Gazette',
  `<h1>Hal Ives, 1931–2026</h1><p>By Nia Orr</p><p>Hal Ives, who built the last wooden ferry, died on Sunday.</p><p>He was 95.</p><p>He is survived by two daughters.</p><div class="share"><a href="#">Share</a> <a href="#">Tweet</a></div><div class="more"><h3>More from Shore Gazette</h3><ul><li><a href="/1">Ferry fares to rise</a></li><li><a href="/2">Storm closes harbour</a></li></ul></div>`,
  ['who built the last wooden ferry', 'He was 95', 'two daughters'],
  ['Ferry fares to rise', 'Tweet'],
);
page(
  'short-news',
  'Quay closed – Shore Gazette',
  `<h1>Quay closed until Monday</h1><p class="date">3 May 2026</p><p>The north quay is closed for repairs until Monday morning.</p>`,
  ['The north quay is closed'],
);
page(
  'sizes',
  'Size guide – Wool Shop',
  `<h1>Size guide</h1><p>All measures in centimetres.</p><table><tr><th></th><th>S</th><th>M</th><th>L</th></tr><tr><th>Chest</th><td>92</td><td>100</td><td>108</td></tr><tr><th>Sleeve</th><td>61</td><td>63</td><td>65</td></tr></table><p>Between sizes? Take the larger one.</p>`,
  ['All measures in centimetres', 'Chest', '108', 'Sleeve', 'Take the larger one'],
);
page(
  'letters',
  'Letters A–Z index',
  `<h1>Index of plants</h1><h2>A</h2><ul><li><a href="/a1">Alder</a></li><li><a href="/a2">Ash</a></li></ul><h2>B</h2><ul><li><a href="/b1">Beech</a></li><li><a href="/b2">Birch</a></li></ul><h2>E</h2><ul><li><a href="/e1">Elder</a></li><li><a href="/e2">Elm</a></li></ul>`,
  ['Alder', 'Ash', 'Beech', 'Birch', 'Elder', 'Elm'],
);
page(
  'forum-index',
  'Boards – Sailing Forum',
  `<h1>Boards</h1><table><tr><th>Board</th><th>Topics</th><th>Last post</th></tr><tr><td><a href="/f/1">Boats for sale</a><br><small>Offers only</small></td><td>1,204</td><td>Today by mara</td></tr><tr><td><a href="/f/2">Repairs</a><br><small>Wood, steel, plastic</small></td><td>3,811</td><td>Yesterday by theo</td></tr><tr><td><a href="/f/3">Harbours</a><br><small>Where to moor</small></td><td>922</td><td>2 May by ida</td></tr></table>`,
  ['Boats for sale', 'Offers only', '1,204', 'Repairs', 'Harbours', 'Where to moor', '922'],
);
page(
  'form',
  'Parking permit – City of Harbourton',
  `<h1>Apply for a parking permit</h1><p>Residents of zones A to D may apply.</p><h2>You need</h2><ul><li>Proof of address</li><li>Vehicle registration</li></ul><h2>Cost</h2><p>£60 a year, £35 for electric cars.</p><h2>How to apply</h2><ol><li>Fill in the form</li><li>Pay online</li><li>Wait for the letter, up to 10 working days</li></ol><p><a class="btn" href="/start">Start now</a></p>`,
  [
    'Residents of zones A to D',
    'Proof of address',
    '£60 a year',
    'Fill in the form',
    'up to 10 working days',
  ],
);
page(
  'compare',
  'Kettles compared – Test Bench',
  `<h1>Four kettles compared</h1><p>We boiled each of them forty times.</p><h2>1. Kettle K2</h2><p>Fast and quiet.</p><p><b>Pros:</b> quick, solid</p><p><b>Cons:</b> heavy</p><p><a href="https://shop.example/k2">€49.90 at Home & Hearth</a></p><h2>2. Steam S1</h2><p>Light, but loud.</p><p><b>Pros:</b> light</p><p><b>Cons:</b> loud, drips</p><p><a href="https://shop.example/s1">€24.90 at Home & Hearth</a></p><h2>How we tested</h2><p>With a stopwatch and a thermometer.</p>`,
  [
    'forty times',
    'Kettle K2',
    'Fast and quiet',
    'quick, solid',
    'heavy',
    '€49.90',
    'Steam S1',
    'Light, but loud',
    'loud, drips',
    '€24.90',
    'With a stopwatch',
  ],
);
page(
  'comparison-tabs',
  'Install – Lumen docs',
  `<h1>Install</h1><p>Choose your system.</p><div class="tabs"><button>macOS</button><button>Linux</button></div><div class="tab"><pre><code>brew install lumen</code></pre></div><div class="tab" hidden><pre><code>apt install lumen</code></pre></div><h2>Check</h2><pre><code>lumen --version</code></pre><div class="note"><p>Note: version 2 needs a restart.</p></div><p><a href="/prev">Previous: Overview</a> <a href="/next">Next: Configure</a></p>`,
  [
    'Choose your system',
    'brew install lumen',
    'apt install lumen',
    'lumen --version',
    'needs a restart',
  ],
);
page(
  'chat',
  'Chat log 3 May',
  `<h1>#harbour, 3 May 2026</h1><p>[10:01] &lt;ida&gt; morning</p><p>[10:02] &lt;max&gt; is the crane fixed?</p><p>[10:02] &lt;ida&gt; not yet</p><p>[10:05] &lt;nia&gt; parts come on Friday</p><p>[10:06] &lt;max&gt; ok</p>`,
  ['morning', 'is the crane fixed?', 'not yet', 'parts come on Friday', 'ok'],
);
page(
  'sponsors',
  'Thank you – Shore Festival',
  `<h1>Thank you</h1><h2>Gold</h2><ul><li>Quay Logistics</li><li>Fern & Co</li></ul><h2>Silver</h2><ul><li>Birch & Co</li><li>Lumen Optics</li></ul><p>And to 212 volunteers.</p>`,
  ['Gold', 'Quay Logistics', 'Silver', 'Lumen Optics', '212 volunteers'],
);
page(
  'calendar',
  'Calendar December 2026',
  `<h1>December 2026</h1><table><tr><th>Mon</th><th>Tue</th><th>Wed</th></tr><tr><td>1</td><td>2 <a href="/e/1">Choir 19:00</a></td><td>3</td></tr><tr><td>8 <a href="/e/2">Council 18:00</a></td><td>9</td><td>10</td></tr></table>`,
  ['Choir 19:00', 'Council 18:00'],
);
page(
  'dataset',
  'Tide gauge data 1990–2025 – Open Data',
  `<h1>Tide gauge data 1990–2025</h1><p>Hourly water levels at nine gauges.</p><h3>Files</h3><ul><li><a href="/t.csv">tides.csv</a> (CSV, 41 MB)</li><li><a href="/t.json">tides.json</a> (JSON, 77 MB)</li></ul><table><tr><td>Publisher</td><td>Harbour Office</td></tr><tr><td>Licence</td><td>CC BY 4.0</td></tr><tr><td>Updated</td><td>1 May 2026</td></tr></table>`,
  ['Hourly water levels', 'tides.csv', '41 MB', 'Harbour Office', 'CC BY 4.0', '1 May 2026'],
);

page(
  'kontakt-de',
  'Kontakt – Tischlerei Brandt',
  `<h1>Kontakt</h1><p>Tischlerei Brandt GmbH<br>Am Hafen 7<br>24103 Kiel</p><p>Telefon: 0431 555 010<br>E-Mail: <a href="mailto:post@brandt.example">post@brandt.example</a></p><h2>Öffnungszeiten</h2><p>Mo–Do 8–17 Uhr<br>Fr 8–14 Uhr</p><h2>Anfahrt</h2><p>Buslinie 11, Haltestelle Werftstraße.</p>`,
  [
    'Am Hafen 7',
    '24103 Kiel',
    '0431 555 010',
    'post@brandt.example',
    'Mo–Do 8–17 Uhr',
    'Fr 8–14 Uhr',
    'Buslinie 11',
  ],
);
page(
  'preise-de',
  'Preise – Hallenbad',
  `<h1>Eintrittspreise</h1><div class="t"><div class="z"><div>Erwachsene</div><div>5,50 €</div></div><div class="z"><div>Kinder</div><div>3,00 €</div></div><div class="z"><div>Familien</div><div>14,00 €</div></div></div><p>Letzter Einlass 45 Minuten vor Schließung.</p>`,
  ['Erwachsene', '5,50 €', 'Kinder', '3,00 €', 'Familien', '14,00 €', 'Letzter Einlass'],
);
page(
  'menu-fr',
  'Carte – Chez Lou',
  `<h1>La carte</h1><h2>Entrées</h2><ul><li><span>Soupe à l’oignon</span> <span>7 €</span></li><li><span>Terrine maison</span> <span>9 €</span></li></ul><h2>Plats</h2><ul><li><span>Confit de canard</span> <span>18 €</span></li><li><span>Filet de bar</span> <span>21 €</span></li></ul><h2>Desserts</h2><ul><li><span>Tarte Tatin</span> <span>7 €</span></li></ul><p>Prix nets, service compris.</p>`,
  [
    'Soupe à l’oignon',
    '7 €',
    'Terrine maison',
    'Confit de canard',
    '18 €',
    'Filet de bar',
    'Desserts',
    'Tarte Tatin',
    'service compris',
  ],
);
page(
  'equipo-es',
  'Equipo – Clínica Sol',
  `<h1>Nuestro equipo</h1><div class="m"><h3>Dra. Marta Gil</h3><p>Pediatría</p><p>Lunes y miércoles, 9:00–13:00</p></div><div class="m"><h3>Dr. Iván Ruiz</h3><p>Dermatología</p><p>Martes, 16:00–20:00</p></div><div class="m"><h3>Lola Paz</h3><p>Enfermería</p><p>Cada día</p></div><p>Pida cita en el 950 555 010.</p>`,
  [
    'Dra. Marta Gil',
    'Pediatría',
    'Lunes y miércoles',
    'Dr. Iván Ruiz',
    'Martes, 16:00–20:00',
    'Lola Paz',
    '950 555 010',
  ],
);
page(
  'jp-shop',
  '営業案内 – みなと書店',
  `<h1>営業案内</h1><p>みなと書店は港の近くの小さな本屋です。</p><h2>営業時間</h2><p>平日 10時〜19時</p><p>土日 11時〜18時</p><h2>定休日</h2><p>水曜日</p><h2>住所</h2><p>港町2丁目3番地</p>`,
  ['小さな本屋です', '平日 10時', '土日 11時', '水曜日', '港町2丁目3番地'],
);
page(
  'steps',
  'Reset your router – Help',
  `<h1>Reset your router</h1><p>Do this when the light stays red.</p><ol><li>Unplug the power.</li><li>Wait one minute.</li><li>Press the small button with a pin for ten seconds.</li><li>Plug it in again.</li></ol><p>Still red? Call 0800 555 01.</p><div class="fb">Was this helpful? <button>Yes</button> <button>No</button></div>`,
  [
    'light stays red',
    'Unplug the power',
    'Wait one minute',
    'with a pin for ten seconds',
    'Plug it in again',
    '0800 555 01',
  ],
);
page(
  'rules',
  'House rules – Hostel',
  `<h1>House rules</h1><ul><li>Check-in from 15:00</li><li>Check-out by 10:00</li><li>Quiet from 22:00 to 07:00</li><li>No shoes upstairs</li><li>Kitchen closes at 23:00</li></ul>`,
  [
    'Check-in from 15:00',
    'Check-out by 10:00',
    'Quiet from 22:00',
    'No shoes upstairs',
    'Kitchen closes',
  ],
);
page(
  'bus-news',
  'Diversions – Metro Bus',
  `<h1>Diversions</h1><div class="alert"><h2>Line 4</h2><p>Not stopping at Market until 9 December.</p></div><div class="alert"><h2>Line 11</h2><p>Starts from Dock Road instead of Quay.</p></div><div class="alert"><h2>Night bus N2</h2><p>Runs every 40 minutes.</p></div>`,
  ['Line 4', 'until 9 December', 'Line 11', 'from Dock Road', 'Night bus N2', 'every 40 minutes'],
);
page(
  'spec',
  'PX-20 pump – data sheet',
  `<h1>PX-20 pump</h1><p>Self-priming pump for clean water.</p><dl><dt>Flow</dt><dd>20 l/min</dd><dt>Head</dt><dd>35 m</dd><dt>Motor</dt><dd>0.55 kW</dd><dt>Inlet</dt><dd>G 1"</dd></dl><h2>Order numbers</h2><table><tr><td>230 V</td><td>7710-20</td></tr><tr><td>400 V</td><td>7710-21</td></tr></table><p><a href="/px20.pdf">Manual (PDF, 1.2 MB)</a></p>`,
  [
    'Self-priming',
    'Flow',
    '20 l/min',
    '35 m',
    '0.55 kW',
    '7710-20',
    '400 V',
    '7710-21',
    'Manual (PDF, 1.2 MB)',
  ],
);
page(
  'election',
  'Election results – Ward 3',
  `<h1>Ward 3</h1><p>Turnout 61.2 %, all votes counted.</p><div class="res"><div><b>Ada Bell</b> Green <span>1,204</span></div><div><b>Ben Cole</b> Labour <span>988</span></div><div><b>Cara Dean</b> Independent <span>310</span></div></div><p>Majority 216.</p>`,
  ['Turnout 61.2 %', 'Ada Bell', '1,204', 'Ben Cole', '988', 'Cara Dean', '310', 'Majority 216'],
);
page(
  'lost',
  'Lost cat – Notice board',
  `<h1>Lost: grey cat</h1><p>Missing since Sunday from Mill Lane.</p><p>She has a white paw and answers to Mud.</p><p>Please ring 0113 555 020, day or night.</p>`,
  ['Missing since Sunday', 'white paw', '0113 555 020'],
);
page(
  'class',
  'Pottery for beginners – Night school',
  `<h1>Pottery for beginners</h1><div class="side-facts"><div>8 evenings</div><div>Mondays 18:30–20:30</div><div>Starts 11 January 2027</div><div>£160, £90 reduced</div><div>Room 4</div></div><p>Throw, trim and glaze your first bowls. Clay and firing are included.</p><h3>Tutor</h3><p>Gia Holt has a workshop in Dock Road.</p><a href="/book/12">Book this course</a>`,
  [
    '8 evenings',
    'Mondays 18:30',
    '11 January 2027',
    '£160',
    'Room 4',
    'Throw, trim and glaze',
    'Gia Holt',
  ],
);
page(
  'map-places',
  'Playgrounds in the city',
  `<h1>Playgrounds</h1><div class="pl"><h3>Castle Park</h3><p>Slides, sandpit, water in summer.</p><p>Open 8–20</p></div><div class="pl"><h3>Dock Green</h3><p>Climbing frame, ball court.</p><p>Always open</p></div><div class="pl"><h3>Mill Yard</h3><p>For the under-fives.</p><p>Open 9–18</p></div>`,
  [
    'Castle Park',
    'sandpit',
    'Open 8–20',
    'Dock Green',
    'ball court',
    'Always open',
    'Mill Yard',
    'under-fives',
  ],
);
page(
  'about-short',
  'About – Ida Jung',
  `<h1>About me</h1><img src="/ida.jpg" alt=""><p>I am Ida. I mend clocks in a shed by the river.</p><p>Before that I taught physics.</p><p>Find me on <a href="https://social.example/@ida">the network</a> or write to <a href="mailto:ida@clock.example">ida@clock.example</a>.</p>`,
  ['mend clocks in a shed', 'taught physics', 'ida@clock.example'],
);
page(
  'links',
  'Useful links – Parish',
  `<h1>Useful links</h1><h2>Council</h2><ul><li><a href="https://council.example">District council</a> – bins, planning, tax</li><li><a href="https://police.example">Police</a> – not for emergencies</li></ul><h2>Health</h2><ul><li><a href="https://gp.example">Oak Practice</a></li><li><a href="https://dent.example">Dentist</a></li></ul>`,
  [
    'District council',
    'bins, planning, tax',
    'Police',
    'not for emergencies',
    'Oak Practice',
    'Dentist',
  ],
);
page(
  'price-calc',
  'Postage – Letters',
  `<h1>Letters at home</h1><table><thead><tr><th>Weight</th><th>First class</th><th>Second class</th></tr></thead><tbody><tr><td>up to 20 g</td><td>£1.10</td><td>£0.70</td></tr><tr><td>up to 100 g</td><td>£1.65</td><td>£1.05</td></tr></tbody></table><p>Prices from 1 April 2026. Large letters cost more.</p>`,
  ['First class', '£1.10', 'up to 100 g', '£1.05', 'Prices from 1 April 2026'],
);
page(
  'gallery',
  'Photos of the flood – Gallery',
  `<h1>Photos of the flood</h1><figure><img src="/1.jpg" alt="Dock Road under water"><figcaption>Dock Road on Sunday morning</figcaption></figure><figure><img src="/2.jpg" alt="A boat in the market"><figcaption>A boat in the market square</figcaption></figure><figure><img src="/3.jpg" alt="Sandbags"><figcaption>Neighbours fill sandbags</figcaption></figure>`,
  ['Dock Road on Sunday morning', 'A boat in the market square', 'Neighbours fill sandbags'],
);
page(
  'code-page',
  'hello.py – Gist',
  `<h1>hello.py</h1><div class="meta">nia · 2 months ago · 3 stars</div><pre><code>def hello(name):
    print("hello", name)</code></pre><div class="cm"><b>max</b><p>Works on 3.12, thanks.</p></div>`,
  ['def hello(name)', 'print("hello", name)', 'Works on 3.12'],
);
page(
  'lyrics',
  'Low tide – Songs',
  `<h1>Low tide</h1><p class="by">Words: Anna Reed</p><p>[Verse]<br>The boats are lying on their sides<br>the gulls walk where we swam</p><p>[Chorus]<br>Low tide, low tide<br>show me what I am</p>`,
  ['Words: Anna Reed', 'The boats are lying', '[Verse]', 'show me what I am'],
);
page(
  'quiz',
  'Quiz: harbour birds',
  `<h1>Harbour birds</h1><p>1. Which gull has yellow legs?</p><ul><li>Herring gull</li><li>Lesser black-backed gull</li></ul><p>2. What does a cormorant do after a dive?</p><ul><li>It sings</li><li>It dries its wings</li></ul><h2>Answers</h2><p>1 b, 2 b</p>`,
  [
    'yellow legs',
    'Herring gull',
    'Lesser black-backed',
    'after a dive',
    'It dries its wings',
    '1 b, 2 b',
  ],
);
page(
  'statute',
  'By-law 12 – Moorings',
  `<h1>By-law 12</h1><p>§ 1 Boats are moored at the owner’s risk.</p><p>§ 2 Fees are due in March.</p><p>§ 3 Who moors without a berth pays 40 euros.</p><p>In force since 1 January 1998.</p>`,
  ['owner’s risk', 'Fees are due in March', '40 euros', 'In force since 1 January 1998'],
);
page(
  'press',
  'Press contact – Festival',
  `<h1>Press</h1><p>For interviews and accreditation:</p><p><strong>Nia Orr</strong><br>+44 20 7946 0222<br><a href="mailto:press@fest.example">press@fest.example</a></p><h2>Images</h2><ul><li><a href="/img1.zip">Stage by night (ZIP, 14 MB)</a></li><li><a href="/img2.zip">Programme cover (ZIP, 3 MB)</a></li></ul><p>Free for use in reports on the festival.</p>`,
  [
    'interviews and accreditation',
    'Nia Orr',
    '+44 20 7946 0222',
    'Stage by night',
    'Programme cover',
    'Free for use in reports',
  ],
);
page(
  'order',
  'Order status 4711',
  `<h1>Order 4711</h1><p>Placed on 3 May 2026</p><table><tr><th>Item</th><th>Qty</th><th>Price</th></tr><tr><td>Kettle K2</td><td>1</td><td>€49.90</td></tr><tr><td>Tea towel</td><td>2</td><td>€8.00</td></tr></table><p>Shipping €4.90</p><p><b>Total €62.80</b></p><p>Your parcel left Kiel on 4 May.</p>`,
  [
    'Placed on 3 May 2026',
    'Kettle K2',
    '€49.90',
    'Tea towel',
    'Shipping €4.90',
    'Total €62.80',
    'left Kiel on 4 May',
  ],
);
page(
  'hotel',
  'Hotel Quay – rooms',
  `<h1>Rooms</h1><div class="room"><h2>Single</h2><p>12 m², shower, view of the yard</p><p>from €64</p><a href="/b/1">Book</a></div><div class="room"><h2>Double</h2><p>18 m², bath, view of the harbour</p><p>from €98</p><a href="/b/2">Book</a></div><p>Breakfast €12. Dogs welcome.</p>`,
  ['Single', '12 m²', 'from €64', 'Double', 'view of the harbour', 'from €98', 'Breakfast €12'],
);
page(
  'museum-object',
  'Ship’s bell – Collection',
  `<h1>Ship’s bell</h1><img src="/bell.jpg" alt="Ship's bell"><table><tr><th>Maker</th><td>Unknown</td></tr><tr><th>Date</th><td>about 1780</td></tr><tr><th>Material</th><td>bronze</td></tr><tr><th>Accession</th><td>1931.12</td></tr></table><p>Found by divers off the north quay.</p>`,
  ['Maker', 'about 1780', 'bronze', '1931.12', 'Found by divers'],
);
page(
  'thesis',
  'MSc topics – Coastal group',
  `<h1>Topics for theses</h1><h3>Mud in marinas</h3><p>Measure how fast boxes fill. Contact: Lia Moss</p><h3>Old tide tables</h3><p>Read and check tables from 1890. Contact: Kit Lowe</p><h3>Waves from ferries</h3><p>Needs Python. Contact: Max Nye</p>`,
  [
    'Mud in marinas',
    'how fast boxes fill',
    'Old tide tables',
    'Kit Lowe',
    'Waves from ferries',
    'Needs Python',
  ],
);
page(
  'tweet',
  'ida on Short',
  `<div class="post"><div class="au">Ida Jung <span>@ida</span></div><div class="tx">The town clock strikes thirteen again. Third time this year. I am on my way with oil.</div><div class="st">10:14 · 3 May 2026 · 41 likes</div></div><div class="rp"><div class="au">Max Nye <span>@max</span></div><div class="tx">We all heard it!</div></div>`,
  ['strikes thirteen again', 'on my way with oil', 'We all heard it!'],
);
page(
  'dictionary',
  'mud – Wordbook',
  `<h1>mud</h1><p>/mʌd/ <i>noun</i></p><ol><li>soft wet earth: <i>boots thick with mud</i></li><li>(figurative) slander: <i>they threw mud at him</i></li></ol><h2>Origin</h2><p>Middle Low German <i>modde</i>.</p><h2>Related words</h2><p>muddy, mudflat, mudguard</p>`,
  ['soft wet earth', 'boots thick with mud', 'slander', 'Middle Low German', 'mudflat'],
);
page(
  'unit',
  'Convert miles – Units',
  `<h1>Miles to kilometres</h1><p>1 mile = 1.609344 km</p><table><tr><th>mi</th><th>km</th></tr><tr><td>1</td><td>1.61</td></tr><tr><td>5</td><td>8.05</td></tr><tr><td>26.2</td><td>42.16</td></tr></table>`,
  ['1 mile = 1.609344 km', '8.05', '42.16'],
);
page(
  'faq-p',
  'Fragen – Ferienhaus',
  `<h1>Häufige Fragen</h1><p><strong>Sind Hunde erlaubt?</strong><br>Ja, einer je Wohnung.</p><p><strong>Gibt es WLAN?</strong><br>Ja, kostenlos.</p><p><strong>Wann ist Anreise?</strong><br>Ab 16 Uhr.</p><p><strong>Wie bezahle ich?</strong><br>Per Überweisung.</p>`,
  [
    'Sind Hunde erlaubt?',
    'einer je Wohnung',
    'Gibt es WLAN?',
    'kostenlos',
    'Ab 16 Uhr',
    'Per Überweisung',
  ],
);

export const SHORT_PAGES: readonly ShortPage[] = pages;

type Frame = (title: string, main: string) => string;

const nav = ['Home', 'News', 'Services', 'About us', 'Contact'];
export const FRAMES: Readonly<Record<string, Frame>> = {
  parts: (t, m) =>
    `<!doctype html><html lang=en><head><meta charset=utf-8><title>${t}</title></head><body><header><a href="/">Site name</a><nav><ul>${nav.map((n) => `<li><a href="/${n}">${n}</a></li>`).join('')}</ul></nav></header><main>${m}</main><footer><p>© 2026 Site name. All rights reserved.</p><ul><li><a href="/imprint">Imprint</a></li><li><a href="/pp">Data protection</a></li></ul></footer></body></html>`,
  names: (t, m) =>
    `<!doctype html><html lang=en><head><meta charset=utf-8><title>${t}</title></head><body><div id="header"><div class="logo"><a href="/">Site name</a></div><div class="menu">${nav.map((n) => `<a href="/${n}">${n}</a>`).join(' | ')}</div></div><div id="main"><div id="content">${m}</div><div id="sidebar"><div class="widget"><h3>Search</h3><input><button>Go</button></div><div class="widget"><h3>Newsletter</h3><p>Get our news once a month.</p><input type=email><button>Sign up</button></div><div class="widget"><h3>Popular</h3><ul><li><a href="/x1">Ten walks by the sea</a></li><li><a href="/x2">The best soup in town</a></li></ul></div></div></div><div id="footer">© 2026 Site name. All rights reserved. <a href="/imprint">Imprint</a> <a href="/pp">Data protection</a></div></body></html>`,
  none: (t, m) =>
    `<!doctype html><html lang=en><head><meta charset=utf-8><title>${t}</title></head><body><div class="a1"><div class="b7"><a class="k3" href="/">Site name</a><div class="q2">${nav.map((n) => `<a class="k4" href="/${n}">${n}</a>`).join('')}</div></div><div class="c9">${m.replace(/ class="[^"]*"/g, '')}</div><div class="z1"><div class="z2"><a href="/imprint">Imprint</a><a href="/pp">Data protection</a></div><div class="z3">© 2026 Site name. All rights reserved.</div></div></div><div class="cb"><p>We use cookies to improve our site.</p><button>Accept</button><button>Decline</button></div></body></html>`,
};
/** Lines of the frames. */
export const FRAME_LINES = [
  'All rights reserved',
  'Data protection',
  'Get our news once a month',
  'The best soup in town',
  'We use cookies to improve',
  'About us',
];
