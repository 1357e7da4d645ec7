/**
 * Boxes that ask for consent to cookies: by what they call themselves, or by the product that puts them there, whose
 * class or id says its name (as the products' own guides show them). So do boxes of paid links, which ask to leave.
 */
import { isTag, type ParentNode } from 'domhandler';
import { classQuestion } from '../dom/class-facts.ts';
import { HAS_ID, attributeBits, classesOf } from '../dom/page-element.ts';

/** Not the legal line of a HubSpot form, which is the form's own text. */
const WORD =
  /(?:^|[\s_-])(?<!(?:^|\s)legal-)(?:cookies?|consent|gdpr|ccpa|onetrust|cookiebot|cookiebanner)(?:$|[\s_-])/i;

/** Quantcast, Sourcepoint, Didomi, TrustArc, Google, consentmanager, Usercentrics, iubenda, Borlabs, Osano, CookieYes and others. */
const PRODUCT =
  /(?:^|\s)(?:qc-cmp2?-(?!ui\b)|sp_message_|didomi-(?:host|popup|notice|banner|consent)|truste[-_]|trustarc-|fc-(?:consent|dialog)-|cmpbox|cmpwrapper|usercentrics-|uc-(?:banner|overlay|cmp)|iubenda-cs|borlabscookie|_?brlbs-|osano-cm|cky-|cookie-?law-info|cli-(?:bar|modal|popup)|cmplz-|moove[-_]gdpr|cybotcookiebot|tarteaucitron|axeptio|_?evidon|hs-eu-cookie|shopify-pc__|klaro\b|cookiefirst|cookiehub|cookieconsent|termly-|ppms[-_]cm|ketch-|truendo|ccc-(?:notify|module|overlay)|cc-(?:window|banner|grower)|ot-sdk-|catapult-cookie|eupopup|eu-cookie|sd-cmp|gdprcookie|privacy-?manager)/i;

/** Taboola, Outbrain, Revcontent, MGID, ZergNet, Dable, popIn, Engageya, Plista. */
const PAID =
  /(?:^|\s)(?:trc_(?:rbox|related|spotlight)|tbl-feed|taboola-|outbrain(?:$|[\s_-])|ob-(?:widget|smartfeed)|rc-wid|mgid|mgbox|mgline|zergnet|dablewidget|_popin|eng_widget|plista)/i;

const isNamed = (value: string): boolean =>
  WORD.test(value) || PRODUCT.test(value) || PAID.test(value);
const isConsentClass = classQuestion(({ value }) => isNamed(value));

/** It asks for consent or for a click, by its class or its id. */
export function asksForConsent(node: ParentNode): boolean {
  if (!isTag(node)) return false;
  if (isConsentClass(classesOf(node))) return true;
  return (attributeBits(node) & HAS_ID) !== 0 && isNamed(node.attribs['id'] ?? '');
}
