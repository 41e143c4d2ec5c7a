/**
 * Services that give everybody a mailbox, by the name before the ending: `orange.fr`, `yahoo.co.uk`.
 * An address there says nothing of whose site it is, and its domain belongs to no business.
 */
const names = new Set(
  `
  012 126 163 a1 abv aliant alice aliceadsl aliyun aol aon arcor att azet bbox bellsouth bigpond
  bk bluewin blueyonder bol broadpark btconnect btinternet cegetel centrum centurylink charter
  chello citromail club-internet comcast comhem countermail cox ctemplar daum disroot dodo duck
  earthlink eastlink eircom elisanet email embarqmail ewetel fastmail fastwebnet forthnet foxmail
  free freemail freenet frisurf frontier gmail gmx gmx-topmail googlemail hanmail hetnet hey
  hispeed home hotmail hushmail icloud ig iinet inbox indamail interia internode inwind iol juno
  kabelmail kolabnow kolumbus kpnmail laposte libero libertysurf lineone list live luukku mac
  mail mailbox mailfence mailinator mailo mailru maktoob me mindspring movistar msn mweb mynet
  nate naver netvision netzero neuf noos ntlworld numericable o2 onet optonline optusnet orange
  otenet outlook passagen pivot planet plusnet pm posteo prodigy proton protonmail proximus qq
  rambler rediffmail riseup roadrunner rocketmail rogers runbox sapo saunalahti sbcglobal scarlet
  seznam sfr shaw simplelogin sina sky skynet slingshot sohu spray startmail sunrise suomi24
  superonline sympatico t-online talktalk tele2 telefonica telenet teletu telia telkomsa telus
  terra tin tiscali tpg ttmail tuta tutamail tutanota ukr unity-mail unitybox uol upcmail verizon
  versanet videotron virgilio virginmedia vodafone vodafonemail vodamail voila volny walla
  wanadoo web westnet windstream wp xs4all xtra yahoo yandex yeah ymail ziggo zoho zoznam
  `
    .trim()
    .split(/\s+/),
);

/** Whether a registrable domain is a mail service's. */
export const isMailProvider = (domain: string): boolean => names.has(domain.split(".")[0] ?? "");
