/**
 * What schema fields usually mean: names and wording → where schema.org, meta tags and pages keep such a value.
 *
 * One table. `names` are keys (`keyOf`) a field may have; `describes` is tried on the description; `paths` are property
 * paths in the typed graph; `labels` are keys of visible labels, in several languages; `classes` are words of class
 * names. Sources: schema.org vocabulary, ogp.me, observed wording of recipes, shops, articles.
 */

export type Shape =
  | 'title'
  | 'url'
  | 'image'
  | 'price'
  | 'currency'
  | 'date'
  | 'duration'
  | 'rating'
  | 'count'
  | 'person'
  | 'email'
  | 'phone'
  | 'quantity'
  | 'code'
  | 'prose'
  | 'lines'
  | 'label';

export interface Concept {
  readonly id: string;
  readonly names: readonly string[];
  readonly describes?: RegExp;
  /** `type>path` holds only for entities of that type. */
  readonly paths: readonly string[];
  /** Entities of these types may answer although they are not the page's main entity. */
  readonly types?: readonly string[];
  readonly meta?: readonly string[];
  readonly labels?: readonly string[];
  readonly classes?: readonly string[];
  readonly shape?: Shape;
}

const list = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '');

export const CONCEPTS: readonly Concept[] = [
  {
    id: 'title',
    names: list(
      'title name headline heading productname recipename recipetitle articletitle producttitle jobtitle eventname eventtitle companyname businessname storename booktitle movietitle itemname pagetitle titel nom titre nombre titulo',
    ),
    describes:
      /^(?:the )?(?:(?:full |main |display )?(?:name|title|headline)\b|[\w ]{2,20}(?: name| title)$)/i,
    paths: list('name headline title'),
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
      'author authors by autor auteur writtenby postedby recipeby verfasser autore receptvan recettede recetade door',
    ),
    classes: list('author byline writer'),
    shape: 'person',
  },
  {
    id: 'published',
    names: list(
      'datepublished publisheddate published publishedat publishdate publicationdate date postdate dateposted publishedtime pubdate articledate postedon posteddate releasedate',
    ),
    describes:
      /\b(?:publish(?:ed|ing)?|publication|posted|release)\b.*\b(?:date|time|on|when)\b|\bdate\b.*\b(?:publish|post|releas)|^(?:the )?date(?: of publication)?$/i,
    paths: list('datepublished dateposted uploaddate releasedate datecreated startdate'),
    meta: list(
      'article:published_time og:published_time datepublished date dc.date dc.date.issued dcterms.created parsely-pub-date sailthru.date pubdate publish-date publication_date publishdate citation_publication_date',
    ),
    labels: list(
      'published date publishedon posted datepublished postedon releasedate publicationdate veröffentlicht datum publié fecha gepubliceerd pubblicato publicado',
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
  {
    id: 'price',
    names: list(
      'price saleprice currentprice productprice cost amount priceamount offerprice lowprice preis prix precio prezzo',
    ),
    describes: /\b(?:price|cost)\b/i,
    paths: list(
      'offers.price offers.lowprice offers.pricespecification.price price lowprice offers.offers.price hasvariant.offers.price',
    ),
    meta: list('product:price:amount og:price:amount product:sale_price:amount twitter:data1'),
    labels: list('price cost ourprice saleprice preis prix precio prezzo yourprice currentprice'),
    classes: list('price saleprice currentprice productprice'),
    shape: 'price',
  },
  {
    id: 'currency',
    names: list('currency pricecurrency currencycode priceunit'),
    describes: /\bcurrency\b(?! symbol)(?<!without the currency)/i,
    paths: list(
      'offers.pricecurrency offers.pricespecification.pricecurrency pricecurrency offers.offers.pricecurrency hasvariant.offers.pricecurrency',
    ),
    meta: list('product:price:currency og:price:currency'),
    labels: list('currency währung devise'),
    shape: 'currency',
  },
  {
    id: 'availability',
    names: list('availability instock stock stockstatus isavailable available inventorystatus'),
    describes: /\b(?:availab|in stock|stock status)/i,
    paths: list('offers.availability availability offers.offers.availability'),
    meta: list('product:availability og:availability'),
    labels: list('availability stock verfügbarkeit disponibilité'),
    classes: list('availability stock instock'),
    shape: 'label',
  },
  {
    id: 'brand',
    names: list('brand manufacturer brandname make marke marque marca'),
    describes: /\b(?:brand|manufacturer)\b/i,
    paths: list('brand manufacturer'),
    meta: list('product:brand og:brand'),
    labels: list('brand manufacturer brandname marke hersteller marque marca fabricant merk'),
    classes: list('brand manufacturer'),
    shape: 'label',
  },
  {
    id: 'sku',
    names: list(
      'sku itemnumber articlenumber productcode itemno stockkeepingunit productid artikelnummer modelnumber itemsku',
    ),
    describes: /\b(?:stock keeping|sku|item number|article number)\b/i,
    paths: list('sku productid mpn identifier'),
    meta: list('product:retailer_item_id'),
    labels: list(
      'sku item itemnumber itemno articlenumber artikelnummer artnr artikelnr itemcode productcode model modelnumber référence ref artno productid skuid',
    ),
    classes: list('sku'),
    shape: 'code',
  },
  {
    id: 'rating',
    names: list(
      'rating averagerating ratingvalue stars score aggregaterating avgrating reviewrating starrating overallrating',
    ),
    describes:
      /\b(?:average|overall|star)\b.*\b(?:rating|score)\b|\brating (?:value|out of)|^(?:the )?rating\b/i,
    paths: list(
      'aggregaterating.ratingvalue reviewrating.ratingvalue ratingvalue review.reviewrating.ratingvalue',
    ),
    labels: list('rating averagerating bewertung note valoración'),
    classes: list('rating ratingvalue averagerating stars'),
    shape: 'rating',
  },
  {
    id: 'ratingcount',
    names: list(
      'reviewcount ratingcount reviews numberofreviews numberofratings ratingscount reviewscount numreviews totalreviews votes votecount',
    ),
    describes: /\b(?:number|count|total|amount|how many)\b.*\b(?:reviews?|ratings?|votes?)\b/i,
    paths: list('aggregaterating.reviewcount aggregaterating.ratingcount reviewcount ratingcount'),
    labels: list('reviews ratings votes'),
    classes: list('reviewcount ratingcount reviewscount numreviews votes'),
    shape: 'count',
  },
  {
    id: 'yields',
    names: list(
      'yields yield servings serves portions recipeyield recipeservings numberofservings',
    ),
    describes: /\b(?:servings?|portions?|yields?)\b/i,
    paths: list('recipeyield yield'),
    labels: list(
      'servings serves yield yields portions makes portionen personen porties portioner porciones raciones porzioni pour personnes antalportioner porsjoner annoksia porcji porce recipeyield porções rendimento adet kişilik',
    ),
    classes: list('servings yield serves portions recipeyield'),
    shape: 'quantity',
  },
  {
    id: 'preptime',
    names: list('preptime preparationtime prep prepminutes preptimeminutes activetime'),
    describes: /\b(?:prep|preparation)\b.*\btime\b/i,
    paths: list('preptime'),
    labels: list(
      'prep preptime preparation preparationtime activetime handson vorbereitung vorbereitungszeit arbeitszeit zubereitungszeit préparation préparationtemps tempsdepréparation preparación preparazione voorbereiding bereidingstijd förberedelse forberedelse tempodipreparazione valmistelu hazırlıksüresi hazırlama tempodepreparo',
    ),
    classes: list('preptime'),
    shape: 'duration',
  },
  {
    id: 'cooktime',
    names: list('cooktime cookingtime cook cookminutes cooktimeminutes bakingtime baketime'),
    describes: /\bcook(?:ing)?\b.*\btime\b|\bbak(?:e|ing)\b.*\btime\b/i,
    paths: list('cooktime'),
    labels: list(
      'cook cooktime cookingtime cooking bake baketime kochzeit backzeit garzeit kochbackzeit cuisson tempsdecuisson cocción tiempodecocción cottura tempodicottura kooktijd oventijd tillagningstid steketid kypsennys pişirmesüresi pişirme',
    ),
    classes: list('cooktime cookingtime'),
    shape: 'duration',
  },
  {
    id: 'totaltime',
    names: list('totaltime readyin totaltimeminutes timetotal totalminutes'),
    describes: /\btotal\b.*\b(?:time|duration)\b|\bready in\b/i,
    paths: list('totaltime'),
    labels: list(
      'total totaltime readyin time gesamtzeit tempstotal tiempototal tempototale totaletijd tid tillagning tiempo aika zeit dauer süre toplamsüre tempo czas czasprzygotowania bereidingstijd klarpå',
    ),
    classes: list('totaltime'),
    shape: 'duration',
  },
  {
    id: 'ingredients',
    names: list(
      'ingredients ingredientlist recipeingredient recipeingredients ingredient zutaten ingrédients ingredientes ingredienti ingrediënten',
    ),
    describes: /\bingredients?\b/i,
    paths: list('recipeingredient ingredients supply'),
    labels: list(
      'ingredients zutaten ingrédients ingrediente ingredientes ingredienti ingrediënten ingredienser ainekset składniki suroviny ingrediencie hozzávalók malzemeler υλικά ингредиенты продукты ингредієнти sastojci sestavine 材料 ингредиенти ainesosad koostisosad sudedamosios innihald hráefni nguyênliệu bahan 用料 食材 재료 המצרכים מצרכים مقادير مكونات المكونات موادلازم',
    ),
    classes: list(
      'ingredient ingredients ingredientes ingredienti zutaten ingredienser ingredienten zutat',
    ),
    shape: 'lines',
  },
  {
    id: 'instructions',
    names: list(
      'instructions directions steps method preparation preparationsteps recipeinstructions cookinginstructions howto zubereitung procedure cookingsteps',
    ),
    describes:
      /\b(?:instructions?|directions|preparation steps|cooking steps|method|step by step)\b/i,
    paths: list('recipeinstructions instructions step steps'),
    labels: list(
      'instructions directions method preparation steps howtomake zubereitung préparation preparación elaboración preparazione procedimento bereiding bereidingswijze werkwijze gördetsåhär såhärgördu görsåhär tillagning fremgangsmåte sådangørdu fremgangsmåde valmistus ohje ohjeet sposóbprzygotowania przygotowanie wykonanie postup příprava elkészítés hazırlanışı yapılışı εκτέλεση приготовление рецептприготовления priprema postopek 作り方 modopreparo mododepreparo preparo modalitate моддепреперо instrucciones etapes étapes recette пригаутаванне приготування начиннаприготвяне начиннаприготвяне aðferð 手順 做法 만들기 cooking procedure makeit cáchlàm langkah caramembuat אופןההכנה הוראותהכנה הכנה طريقةالتحضير طريقةالعمل طرزتهیه pasos paso preparation método modalidades passoapasso',
    ),
    classes: list(
      'instruction instructions direction directions steps step method preparation zubereitung preparazione bereiding elaboracion procedure recipeinstructions howto',
    ),
    shape: 'lines',
  },
  {
    id: 'category',
    names: list(
      'category categories section recipecategory articlesection productcategory genre course channel rubrik kategorie topic',
    ),
    describes: /\b(?:category|section|genre)\b/i,
    paths: list('recipecategory articlesection category genre applicationcategory'),
    meta: list(
      'article:section product:category section category parsely-section cxenseparse:section',
    ),
    labels: list(
      'category categories section kategorie kategorien catégorie categoría categoria rubrik filedunder postedin course genre menüart categorie gang',
    ),
    classes: list('category section categories kicker eyebrow rubrik course'),
    shape: 'label',
  },
  {
    id: 'cuisine',
    names: list('cuisine recipecuisine cuisinetype'),
    describes: /\bcuisine\b/i,
    paths: list('recipecuisine servescuisine'),
    labels: list('cuisine küche cocina cucina keuken kök'),
    classes: list('cuisine'),
    shape: 'label',
  },
  {
    id: 'keywords',
    names: list('keywords tags tag topics labels'),
    describes: /\b(?:keywords|tags)\b/i,
    paths: list('keywords'),
    meta: list('keywords news_keywords article:tag parsely-tags sailthru.tags'),
    labels: list('tags tagged keywords topics schlagwörter etiquetas'),
    classes: list('tag tags'),
    shape: 'label',
  },
  {
    id: 'publisher',
    names: list('publisher sitename site publishername publication sourcename website newspaper'),
    describes: /\b(?:publisher|site name|name of the (?:web)?site)\b/i,
    paths: list('publisher sourceorganization provider'),
    types: list('newsmediaorganization'),
    meta: list(
      'og:site_name application-name apple-mobile-web-app-title publisher dc.publisher citation_publisher twitter:site',
    ),
    shape: 'label',
  },
  {
    id: 'language',
    names: list('language lang inlanguage locale'),
    describes: /^(?:the )?language\b/i,
    paths: list('inlanguage'),
    meta: list('og:locale content-language language'),
    labels: list('language sprache langue idioma lingua'),
    shape: 'label',
  },
  {
    id: 'isbn',
    names: list('isbn isbn13 isbn10'),
    describes: /\bisbn\b/i,
    paths: list('isbn workexample.isbn'),
    meta: list('book:isbn'),
    labels: list('isbn isbn13 isbn10'),
    shape: 'code',
  },
  {
    id: 'gtin',
    names: list('gtin ean upc gtin13 gtin12 barcode'),
    describes: /\b(?:gtin|ean|upc|barcode)\b/i,
    paths: list('gtin13 gtin gtin12 gtin14 gtin8'),
    meta: list('product:ean product:upc'),
    labels: list('ean gtin upc barcode'),
    shape: 'code',
  },
  {
    id: 'mpn',
    names: list('mpn partnumber manufacturerpartnumber'),
    describes: /\b(?:mpn|part number)\b/i,
    paths: list('mpn'),
    meta: list('product:mfr_part_no'),
    labels: list('mpn partnumber manufacturerpartnumber'),
    shape: 'code',
  },
  {
    id: 'breadcrumbs',
    names: list('breadcrumbs breadcrumb breadcrumbtrail navigationpath categorypath'),
    describes: /\bbreadcrumb/i,
    paths: list('breadcrumb.itemlistelement breadcrumblist>itemlistelement'),
    types: list('breadcrumblist'),
    labels: list('youarehere'),
    classes: list('breadcrumb breadcrumbs'),
    shape: 'lines',
  },
  {
    id: 'questions',
    names: list('questions faq faqs faqquestions'),
    describes: /\bquestions\b/i,
    paths: list('faqpage>mainentity.name faqpage>mainentity'),
    types: list('faqpage'),
    classes: list('faq question'),
    shape: 'lines',
  },
  {
    id: 'question',
    names: list('question questiontitle'),
    describes: /^(?:the )?question\b/i,
    paths: list('qapage>mainentity.name question>name'),
    types: list('qapage question'),
    shape: 'title',
  },
  {
    id: 'answercount',
    names: list('answercount numberofanswers answerscount replies replycount'),
    describes: /\b(?:number|count)\b.*\b(?:answers|replies)\b/i,
    paths: list('mainentity.answercount answercount commentcount'),
    types: list('qapage question'),
    labels: list('answers replies'),
    classes: list('answercount replycount'),
    shape: 'count',
  },
  {
    id: 'street',
    names: list('street streetaddress addressline addressline1 strasse'),
    describes: /\bstreet\b/i,
    paths: list('address.streetaddress streetaddress location.address.streetaddress'),
    labels: list('street strasse straße'),
    classes: list('streetaddress street'),
    shape: 'label',
  },
  {
    id: 'city',
    names: list('city locality addresslocality town ort stadt'),
    describes: /\b(?:city|town|locality)\b/i,
    paths: list('address.addresslocality addresslocality location.address.addresslocality'),
    labels: list('city town ort stadt ville ciudad'),
    classes: list('locality city addresslocality'),
    shape: 'label',
  },
  {
    id: 'region',
    names: list('state region addressregion province county'),
    describes: /\b(?:state or|province|region)\b/i,
    paths: list('address.addressregion addressregion location.address.addressregion'),
    labels: list('state region province'),
    classes: list('region addressregion'),
    shape: 'label',
  },
  {
    id: 'postalcode',
    names: list('postalcode zip zipcode postcode plz'),
    describes: /\b(?:postal|zip)\s?code\b|\bpostcode\b/i,
    paths: list('address.postalcode postalcode location.address.postalcode'),
    labels: list('postalcode zip zipcode postcode plz'),
    classes: list('postalcode zipcode postcode'),
    shape: 'code',
  },
  {
    id: 'country',
    names: list('country addresscountry countryname land'),
    describes: /\bcountry\b/i,
    paths: list('address.addresscountry addresscountry location.address.addresscountry'),
    labels: list('country land pays país'),
    classes: list('countryname country'),
    shape: 'label',
  },
  {
    id: 'address',
    names: list('address fulladdress postaladdress venueaddress adresse'),
    describes: /\b(?:full |postal )?address\b(?<!web address|email address)/i,
    paths: list('address location.address'),
    labels: list('address adresse dirección indirizzo adres'),
    classes: list('address adr'),
    shape: 'label',
  },
  {
    id: 'phone',
    names: list('phone telephone phonenumber tel contactphone mobile'),
    describes: /\b(?:tele)?phone\b/i,
    paths: list('telephone contactpoint.telephone'),
    labels: list('phone telephone tel call telefon téléphone teléfono'),
    classes: list('phone telephone tel'),
    shape: 'phone',
  },
  {
    id: 'email',
    names: list('email emailaddress mail contactemail'),
    describes: /\be-?mail\b/i,
    paths: list('email contactpoint.email'),
    labels: list('email mail'),
    classes: list('email'),
    shape: 'email',
  },
  {
    id: 'startdate',
    names: list('startdate starttime eventdate startsat start begins'),
    describes: /\bstart(?:s|ing)?\b.*\b(?:date|time)\b|\bdate of the event\b/i,
    paths: list('startdate'),
    labels: list('date when starts startdate start datum fecha'),
    classes: list('startdate eventdate'),
    shape: 'date',
  },
  {
    id: 'enddate',
    names: list('enddate endtime endsat end ends'),
    describes: /\bend(?:s|ing)?\b.*\b(?:date|time)\b/i,
    paths: list('enddate'),
    labels: list('ends enddate end'),
    classes: list('enddate'),
    shape: 'date',
  },
  {
    id: 'location',
    names: list('location venue place joblocation where'),
    describes: /\b(?:location|venue)\b/i,
    paths: list('location joblocation contentlocation'),
    labels: list('location venue where ort lieu lugar'),
    classes: list('location venue'),
    shape: 'label',
  },
  {
    id: 'duration',
    names: list('duration length runtime playtime'),
    describes: /\b(?:duration|length of|runtime|running time)\b/i,
    paths: list('duration timerequired'),
    meta: list('video:duration og:video:duration'),
    labels: list('duration length runtime dauer durée duración'),
    classes: list('duration runtime'),
    shape: 'duration',
  },
  {
    id: 'provider',
    names: list('provider offeredby instructor organizer organiser'),
    describes: /\b(?:provider|offered by|organi[sz]er)\b/i,
    paths: list('provider organizer offeredby'),
    labels: list('provider offeredby organizer organiser hostedby'),
    classes: list('provider partner'),
    shape: 'label',
  },
  {
    id: 'company',
    names: list('company employer hiringorganization organization organisation'),
    describes: /\b(?:company|employer|hiring)\b/i,
    paths: list('hiringorganization worksfor provider'),
    labels: list('company employer organization'),
    classes: list('company employer'),
    shape: 'label',
  },
  {
    id: 'salary',
    names: list('salary basesalary compensation pay'),
    describes: /\b(?:salary|compensation)\b/i,
    paths: list('basesalary estimatedsalary basesalary.value'),
    labels: list('salary pay compensation gehalt salaire'),
    classes: list('salary compensation'),
    shape: 'label',
  },
  {
    id: 'employmenttype',
    names: list('employmenttype jobtype contracttype'),
    describes: /\b(?:employment|job|contract) type\b/i,
    paths: list('employmenttype'),
    labels: list('employmenttype jobtype type contracttype'),
    classes: list('employmenttype jobtype'),
    shape: 'label',
  },
  {
    id: 'color',
    names: list('color colour farbe'),
    describes: /\bcolou?r\b/i,
    paths: list('color'),
    meta: list('product:color'),
    labels: list('color colour farbe couleur'),
    classes: list('color colour'),
    shape: 'label',
  },
  {
    id: 'weight',
    names: list('weight itemweight gewicht'),
    describes: /\bweight\b/i,
    paths: list('weight'),
    labels: list('weight itemweight gewicht poids peso'),
    shape: 'label',
  },
  {
    id: 'model',
    names: list('model modelname'),
    describes: /\bmodel\b/i,
    paths: list('model'),
    labels: list('model modelname modell modèle modelo'),
    shape: 'label',
  },
  {
    id: 'condition',
    names: list('condition itemcondition'),
    describes: /\bcondition\b/i,
    paths: list('itemcondition offers.itemcondition'),
    meta: list('product:condition'),
    labels: list('condition zustand état'),
    shape: 'label',
  },
  {
    id: 'seller',
    names: list('seller vendor merchant soldby shop'),
    describes: /\b(?:seller|vendor|merchant|sold by)\b/i,
    paths: list('offers.seller seller'),
    labels: list('seller soldby vendor verkäufer'),
    classes: list('seller vendor merchant'),
    shape: 'label',
  },
  {
    id: 'calories',
    names: list('calories kcal energy'),
    describes: /\bcalories\b/i,
    paths: list('nutrition.calories calories'),
    labels: list('calories kcal energy kalorien brennwert'),
    classes: list('calories'),
    shape: 'quantity',
  },
  {
    id: 'content',
    names: list('articlebody content text body fulltext article maincontent bodytext'),
    describes: /\b(?:full text|article body|main content|body text)\b/i,
    paths: list('articlebody text reviewbody'),
    shape: 'prose',
  },
  {
    id: 'reviewbody',
    names: list('reviewbody reviewtext comment comments reviewcontent'),
    describes: /\b(?:text of the review|review text|comment text)\b/i,
    paths: list('reviewbody text description'),
    classes: list('reviewbody reviewtext reviewcontent comment'),
    shape: 'prose',
  },
  {
    id: 'logo',
    names: list('logo logourl'),
    describes: /\blogo\b/i,
    paths: list('logo publisher.logo'),
    meta: list('og:logo'),
    shape: 'image',
  },
  {
    id: 'video',
    names: list('video videourl'),
    describes: /\bvideo\b/i,
    paths: list('video.contenturl video.embedurl video contenturl embedurl'),
    meta: list('og:video og:video:url'),
    shape: 'url',
  },
];
