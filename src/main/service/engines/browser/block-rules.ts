/**
 * Hearth's own short list of advertising, tracking and consent-box hosts, and of the boxes themselves.
 *
 * Used until the community's lists are there (ad-lists.ts), and beside them. A host entry covers its
 * subdomains. Chosen by hand from what the sites of these services themselves document as the address
 * of their tags; kept short on purpose.
 */

const HOSTS = `2mdn.net
33across.com
adform.net
adnxs.com
adroll.com
adsafeprotected.com
adsrvr.org
advertising.com
amazon-adsystem.com
app-measurement.com
amplitude.com
bat.bing.com
bidswitch.net
bluekai.com
bounceexchange.com
casalemedia.com
chartbeat.com
chartbeat.net
clarity.ms
connect.facebook.net
consensu.org
consent.cookiebot.com
consentcdn.cookiebot.com
consent.trustarc.com
contextweb.com
cookielaw.org
criteo.com
criteo.net
crwdcntrl.net
demdex.net
didomi.io
doubleclick.net
doubleverify.com
everesttech.net
exelator.com
fundingchoicesmessages.google.com
fullstory.com
google-analytics.com
googleadservices.com
googlesyndication.com
googletagmanager.com
googletagservices.com
gumgum.com
hotjar.com
hotjar.io
id5-sync.com
imrworldwide.com
indexww.com
ipredictive.com
krxd.net
lijit.com
liveramp.com
mathtag.com
media.net
mixpanel.com
moatads.com
mouseflow.com
newrelic.com
nr-data.net
omtrdc.net
openx.net
optimizely.com
outbrain.com
parsely.com
privacy-mgmt.com
pubmatic.com
quantcast.com
quantcount.com
quantserve.com
rlcdn.com
rubiconproject.com
scorecardresearch.com
segment.com
segment.io
sharethis.com
sharethrough.com
smartadserver.com
smaato.net
sp-prod.net
spotxchange.com
taboola.com
tapad.com
teads.tv
tealiumiq.com
tiqcdn.com
tremorhub.com
tribalfusion.com
trustarc.com
turn.com
undertone.com
usercentrics.eu
yieldmo.com
zedo.com
zemanta.com`;

const BLOCKED = new Set(HOSTS.split('\n'));

/** True when the host or a domain above it is on the short list. */
export function isOnShortList(host: string): boolean {
  const labels = host.toLowerCase().split('.');
  for (let from = 0; from < labels.length - 1; from += 1) {
    if (BLOCKED.has(labels.slice(from).join('.'))) return true;
  }
  return false;
}

/** Boxes that ask for consent or show advertising, by the names their makers give them. */
export const CONSENT_BOXES: readonly string[] = [
  '#onetrust-consent-sdk',
  '#onetrust-banner-sdk',
  '#CybotCookiebotDialog',
  '#CybotCookiebotDialogBodyUnderlay',
  '#usercentrics-root',
  '#usercentrics-cmp-ui',
  '#didomi-host',
  '#qc-cmp2-container',
  '.qc-cmp2-container',
  '#truste-consent-track',
  '.truste_overlay',
  '.truste_box_overlay',
  '[id^="sp_message_container_"]',
  '.fc-consent-root',
  '#cookie-law-info-bar',
  '.cky-consent-container',
  '.cky-overlay',
  '#iubenda-cs-banner',
  '.osano-cm-window',
  '.cc-window.cc-banner',
  '#cookiescript_injected',
  '#cmplz-cookiebanner-container',
  '.cmplz-cookiebanner',
  '#BorlabsCookieBox',
  '#axeptio_overlay',
  '#tarteaucitronRoot',
  '#klaro .cookie-notice',
  '#ccc-overlay',
  '#cmpbox',
  '#cmpbox2',
  '#shopify-pc__banner',
  '#termly-code-snippet-support',
  '.termly-styles-root',
  '#hs-eu-cookie-confirmation',
  '#moove_gdpr_cookie_info_bar',
  '#cookie-notice[role="dialog"]',
  '[aria-label="cookieconsent" i]',
  'ins.adsbygoogle',
  '[id^="google_ads_iframe_"]',
  '[id^="div-gpt-ad"]',
];
