import type { CueWords } from "./classes.ts";

export const german: CueWords = {
  found:
    "gegründet* gründet gründete gründeten gründen gründung gründungsjahr firmengründung mitgegründet gegr gründ",
  start:
    "eröffn* öffnete öffneten öffnet begann begannen beginnt begonnen beginn angefangen fing fingen anfang startet startete starteten gestartet entstand entstanden ins_leben aufgemacht aufgebaut aus_der_taufe aufgesperrt sperrte sperrten sperrt hob_aus geburtsstunde richtete richteten machte_auf machte_sie_einen_auf legte_den_grundstein grundstein los_ging losging losgelegt",
  self: "selbstständig* selbständig* selbstständigkeit selbständigkeit auf_eigene* auf_eigenen schritt_gewagt sprung wagte wagten eigene_werkstatt eigenes_geschäft eigenen_betrieb eigenen_laden eigenes_atelier eigene_praxis eigene_kanzlei eigenes_büro eigenen_salon eigenes_studio eigene_firma eigene_bäckerei eigene_backstube eigenen_herrn",
  step: "ersten_kunden erste_kunden ersten_kundinnen ersten_gäste* ersten_patient* ersten_auftrag erste_auftrag ersten_mandant* ersten_schüler* ersten_pensionsgäste zum_ersten_mal erstmals mietete mieteten mietet pachtete pachteten gepachtet gemietet* mietvertrag hängte hängt schild anschaffte kündigte kaufvertrag unterschrieb*",
  modest:
    "scheune garage doppelgarage schuppen keller kellerraum hinterhof küchentisch waschküche behelfsladen klapptisch wochenmarkt gebraucht* geliehen* geschenkt* erspart* kredit mikrokredit hobelbank hobelmaschine leitern transporter gesellen lehrling nähmaschine handkarren barkas einzigen mit_einem mit_einer mit_zwei",
  since: "seit anno",
  founder:
    "gründer gründerin gründerinnen gründern gründerpaar mitgründer* firmengründer* mitbegründer* begründer* gründervater",
  kin: "großvater* großmutter* großeltern urgroß* ururgroß* opa oma uropa generation generationen vater vaters mutter eltern großonkel",
  descent:
    "sohn söhne tochter töchter enkel enkelin neffe nichte schwiegersohn schwiegertochter stiefsohn nachfolger*",
  others:
    "lieferant* hersteller* marke marken markenpartner beziehen kommt_aus kommen_aus rösterei verlag* weberei mühle genossenschaft treuhand verein* liefert baut_seit methode konzept partner partnern partnerin zulieferer werk stiftung händler vertrieb vertreiben händlerin institut bank produzent* manufaktur_in nachbar* brauerei namensgeber",
  career:
    "staatsexamen promotion promoviert* abitur studium studiert* studierte ausbildung lehre meisterprüfung meisterbrief gesellenbrief gesellenprüfung geboren* an_bord im_team im_haus_seit bestellt zulassung approbation fahrlehrer* geselle meister diplom examen absolvent* gelernt lernte schule universität hochschule sponsion fortbildung weiterbildung berufserfahrung anwältin_seit rechtsanwalt_seit beschäftigt stieß dabei",
  change:
    "umzug umgezogen zog zogen zieht renovier* saniert* sanierung umgebaut umbau* neubau neue neuer neues neuen zweite zweiter zweites zweiten filiale zweigstelle erweiter* steigt_ein stieg_ein tritt eingetreten ruhestand seither brand wiederaufbau umwandlung gmbh_seit umstellung umgestellt modernisier* führt_ein vergrößert* anbau dritte standort",
  took: "übernahm* übernomm* übernimmt übergab übergibt übergeben nachfolge nachgefolgt gekauft_von kaufte_den kauften_den",
  house:
    "erbaut* gebäude errichtet* stammt altbau gemäuer haus_stammt jugendstil* ehemalig* früher* gebaut baute baujahr villa denkmal* architekt* jahrhundert* fassade",
  award:
    "ausgezeichnet* preis preise innovationspreis auszeichnung* gewählt sieger* gewonnen gewann gewannen medaille* pokal",
  member:
    "mitglied* innung* zertifi* eingetragen registrier* zugelassen konzession* iso verband akkreditiert*",
  copy: "copyright rechte vorbehalten aktualisi* stand relaunch website webseite impressum umsetzung",
  media:
    "blog veröffentlicht* artikel foto* autor* zeitung bericht* verordnung gesetz bgh gültig preisliste tarif* aktuelles news ausgabe auflage urteil dsgvo richtlinie text",
  customer: "kunde kundin kunden kundenstimme* gast danke patientin bewertung* empfehle",
  own: "wir uns unser* unsere",
  me: "ich mein meine meinem meinen mir mich",
  business:
    "unternehmen betrieb betriebs firma praxis kanzlei werkstatt laden ladens geschäft geschäfts atelier salon studio büro gasthof gasthaus pension café bäckerei metzgerei schreinerei tischlerei buchhandlung hotel weingut fahrschule gärtnerei apotheke restaurant bestattungshaus familienbetrieb familienunternehmen meisterbetrieb fachbetrieb traditionsbetrieb für_sie_da haus backstube dienst",
  role: "leiter* leitet geselle gesellin azubi* lehrling obermonteur mitarbeiter* sekretariat empfang küchenchef* meisterin assistent* vorarbeiter filialleiter* geschäftsführer* fahrlehrerin angestellt*",
  today: "heute inzwischen jetzt führt derzeit aktuell heutige* inhaber* inh steht berät leitet",
  by: "von durch",
  iam: "ich_bin mein_name name_ist das_sind ich_heiße wir_sind wir_beide hinter_dem",
  they: "er sie gemeinsam zusammen beide beiden zu_zweit zu_dritt dreien vieren ehepaar eheleute brüder schwestern geschwister freunde freundinnen paar",
  history:
    "chronik geschichte über_uns wie_alles familie generation* tradition wer_wir_sind wir unser_haus werdegang entstehung meilensteine anfänge",
  team: "team mitarbeiter* ansprechpartner* köpfe belegschaft",
  idea: "idee traum vision beschlossen beschloss entschied entschlossen lust hinter_dem hinter_der steckt verwirklicht* erfüllt*",
  life: "kennengelernt lernten_sich trafen geheiratet heiratete heirateten starb* gestorben verstorben verstarb tod krieg* geboren",
  about: "circa ca etwa rund gegen bis vor zwischen foto bild aufnahme",
};
