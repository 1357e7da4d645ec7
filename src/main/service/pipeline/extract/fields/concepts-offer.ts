/** Concepts of things for sale and of their ratings. Sources as in concepts.ts. */
import { type Concept, list } from './concept.ts';

export const OFFER_CONCEPTS: readonly Concept[] = [
  {
    id: 'price',
    names: list(
      'price saleprice currentprice productprice cost amount priceamount offerprice preis prix precio prezzo minprice pricemin lowestprice lowprice maxprice pricemax highestprice highprice ticketprice',
    ),
    describes: /\b(?:price|cost)\b/i,
    paths: list(
      'offers.price offers.lowprice offers.pricespecification.price price lowprice offers.offers.price hasvariant.offers.price',
    ),
    meta: list('product:price:amount og:price:amount product:sale_price:amount twitter:data1'),
    labels: list(
      'price cost ourprice saleprice preis prix precio prezzo yourprice currentprice tarif tarifs tarifa tarifas eintritt admission tickets ticketprice entry prijs cena pris hinta fiyat 価格 가격 цена السعر preço',
    ),
    classes: list('price saleprice currentprice productprice'),
    shape: 'price',
  },
  {
    id: 'oldprice',
    names: list(
      'originalprice oldprice listprice regularprice wasprice rrp msrp strikeprice compareatprice pricebefore previousprice uvp retailprice fullprice',
    ),
    describes: /\b(?:original|regular|old|list|crossed|before (?:the )?discount)\b.*\bprice\b/i,
    paths: list('offers.highprice'),
    labels: list('rrp msrp uvp listprice originalprice regularprice was statt oldprice'),
    shape: 'price',
  },
  {
    id: 'periodprice',
    names: list(
      'priceperday dailyrate dailyprice rateperday priceperweek weeklyrate weeklyprice pricepernight nightlyrate nightlyprice ratepernight roomrate monthlyprice pricepermonth monthlyrent rent monthlycost priceperperson startingprice yearlyprice priceperyear annualprice miete loyer',
    ),
    describes:
      /\bprice per (?:day|week|night|month|person|year)\b|\bmonthly (?:price|rent|cost)\b/i,
    paths: list('pricerange'),
    labels: list(
      'rent monthlyrent price rate miete kaltmiete loyer alquiler affitto huur pricepernight',
    ),
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
    names: list(
      'availability instock stock stockstatus isavailable available inventorystatus soldout issoldout outofstock isoutofstock unavailable ausverkauft agotado esaurito',
    ),
    describes: /\b(?:availab|in stock|stock status)/i,
    paths: list('offers.availability availability offers.offers.availability'),
    meta: list('product:availability og:availability'),
    labels: list(
      'availability stock verfügbarkeit disponibilité disponibilidad disponibilità disponibilidade beschikbaarheid dostępność tillgänglighet lieferbarkeit наличие',
    ),
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
      'rating averagerating ratingvalue score aggregaterating avgrating reviewrating starrating overallrating',
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
];
