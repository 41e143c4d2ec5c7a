/** German refusals; see english-refusals.ts. */
export const germanRefusals = `
refuse.not_allowed.: passwort, passwörter, passwörtern, kennwort, kennwörter, api schlüssel, api key, systemprompt, system prompt, systemanweisung, systemanweisungen, systemnachricht, deine anweisungen, deinen anweisungen, deine regeln, vorherige anweisungen, vorherigen anweisungen, bisherigen anweisungen, obigen anweisungen, interne anweisungen, ignoriere, ignorier, ignoriere alle, ignoriere alle vorherigen anweisungen, ignoriere deine anweisungen, missachte, vergiss deine anweisungen, vergiss deine regeln, vergiss alle regeln, vergiss alle anweisungen, vergiss alle bisherigen anweisungen, andere nutzer, anderer nutzer, anderen nutzer, anderen nutzern, andere benutzer, anderer benutzer, anderen benutzer, anderen benutzern, anderer kunden, andere kunden, anderen kunden, andere presets, anderes preset, anderen presets, anderer leute, fremde daten, fremde presets, fremde konten, andere konten, anderen konten, umgebungsvariablen, zugangsdaten, logins, kreditkartennummer, kreditkartennummern, administrator, admin, adminmodus, entwicklermodus, geheimnis, geheimnisse, bankverbindung, kontonummer, kontonummern, privatadresse, privatnummer, privatnummern, private nummer, private nummern, private adresse, private adressen, private handynummer, private handynummern, private telefonnummer, private telefonnummern, privaten telefonnummern, privaten handynummern, wohnadresse, geburtsdatum, tu so, tue so, du bist jetzt, du bist ab jetzt, du bist ab sofort, du bist nun, ab jetzt bist du, ab sofort bist du, verhalte dich, spiel die rolle, spiele die rolle, stell dir vor du bist, nutzer, benutzer, quellcode, token, privatadressen, wer nutzt, wer benutzt
refuse.read_only.: tisch für, einen tisch für, tisch reservieren, lösche, löschen, lösch, gelöscht, entferne, entfernen, entfern, ändere, ändern, änder, geändert, aktualisiere, aktualisieren, überschreibe, überschreiben, füge, hinzufügen, hinzu, erstelle, erstellen, bearbeite, bearbeiten, umbenennen, benenne, setze, setzen, trage, eintragen, korrigiere, speichere, speichern, schicke, schick, sende, senden, verschicke, schreibe eine e mail, schreib eine e mail, schreib eine mail, schreib ihnen, rufe an, ruf an, buche, buchen, buch, reserviere, reservieren, reservier, bestelle, bestellen, bestell, kaufe, kaufen, leere, verschiebe, ersetze, importiere, storniere, drop, delete, update, insert, truncate
refuse.no_such_field.Krankenkassen: krankenkasse, krankenkassen, kassenpatienten, krankenversicherung, zahnversicherung, privatpatienten
refuse.no_such_field.Umsatz: umsatz, umsätze, jahresumsatz, einnahmen, einkommen, verdient, verdienen, erlös, am meisten geld, wie viel geld
refuse.no_such_field.Gewinn: gewinn, gewinne, profit, profitabel, rentabel, marge, verlust
refuse.no_such_field.Gehälter: gehalt, gehälter, lohn, löhne, stundenlohn
refuse.no_such_field.Mitarbeiter: mitarbeiter, mitarbeitern, angestellte, angestellten, beschäftigte, beschäftigten, personal, mitarbeiterzahl, belegschaft, mitarbeitende, leute arbeiten, arbeiten dort
refuse.no_such_field.Stellenangebote: stellenangebote, stellenangebot, jobs, job, sucht personal, stellt ein, stellen ein, ausbildungsplätze, praktikum
refuse.no_such_field.Kunden: kunden, kundschaft, besucher, gäste, besucherzahlen, kundenzahl, touristen, patienten, neue patienten, publikum
refuse.no_such_field.die Auslastung: wie voll, stosszeiten, wartezeit, wartezeiten, auslastung, wenig los, viel los, am vollsten
refuse.no_such_field.die Stimmung: stimmung, atmosphäre, ambiente, gemütlich, gemütlichste, gemütlichsten, romantisch, romantische, angesagt, angesagteste, coolste, schönste, schönsten, hippste
refuse.no_such_field.die Zukunft: nächstes jahr, nächsten monat, nächste woche, zukunft, in zukunft, schliessen werden, pleite gehen, prognose, werden schliessen, wird schliessen
refuse.no_such_field.die Vergangenheit: letztes jahr, im letzten jahr, letzten monat, früher einmal, wachstum, entwicklung, gewachsen, voriges jahr, vor einem jahr
refuse.no_such_field.Insolvenz: insolvent, insolvenz, bankrott, schulden, bonität, kredit, kredite
refuse.no_such_field.Steuernummern: steuernummer, umsatzsteuer id, handelsregister, handelsregisternummer, rechtsform, ust id
refuse.no_such_field.Ansprechpartner: geschäftsführer, geschäftsführerin, geschäftsführung, ansprechpartner, filialleiter
refuse.no_such_field.Mieten: miete, mieten, monatsmiete, mietpreise, mietpreis, kaltmiete, warmmiete, quadratmeterpreis, wohnung, wohnungen, immobilienpreise
refuse.no_such_field.Leihpreise: leihgebühr, leihgebühren, ausleihen, leihen, zu leihen
refuse.no_such_field.Flächen: quadratmeter, fläche, flächen, verkaufsfläche, ladenfläche
refuse.no_such_field.die Zahl der Sitzplätze: sitzplätze, plätze
refuse.no_such_field.die Zahl der Zimmer: zimmeranzahl, zimmer, betten, bettenzahl
refuse.no_such_field.Verfügbarkeit: freie zimmer, freie tische, freier tisch, noch frei, ausgebucht, auf lager, lagerbestand, verfügbarkeit
refuse.no_such_field.Parkplätze: parkplätze, parkplatz, parkmöglichkeit, parkmöglichkeiten
refuse.no_such_field.Barrierefreiheit: barrierefrei, barrierefreie, barrierefreiheit, rollstuhl, rollstuhlgerecht
refuse.no_such_field.WLAN: wlan
refuse.no_such_field.Klimaanlagen: klimaanlage, klimaanlagen, klimatisiert
refuse.no_such_field.Haustiere: hunde erlaubt, hunde, hundefreundlich, haustiere
refuse.no_such_field.Kinder: kinderfreundlich, kinderfreundliche, spielplatz, familienfreundlich, spielecke
refuse.no_such_field.Toiletten: toilette, toiletten, klo
refuse.no_such_field.Preise: was kostet, was kosten, wie viel kostet, wieviel kostet, wie viel kosten, wieviel kosten, wie teuer ist, wie teuer sind, kostet, kosten, eintritt, eintrittspreis, eintrittspreise, spritpreis, spritpreise, dieselpreis, benzinpreis, bierpreis, zimmerpreis, zimmerpreise, pro nacht, gebühren, gebühr
refuse.no_such_field.Rabatte: rabatt, rabatte, sonderangebote, gutschein, gutscheine, happy hour
refuse.no_such_field.Speisekarten: speisekarte, speisekarten, gerichte, gericht, kalorien, mittagsmenü, tagesgericht
refuse.no_such_field.Ernährungsweisen: vegan, vegane, veganes, veganen, vegetarisch, vegetarische, vegetarischen, glutenfrei, halal, koscher, allergene
refuse.no_such_field.Produkte: produkte, sortiment, waren
refuse.no_such_field.Fotos: foto, fotos, bilder, bild, logo
refuse.no_such_field.Kundenmeinungen: beschwerden, zufriedenheit, meinungen, was sagen kunden, was sagen die leute
refuse.no_such_field.Sicherheit: sicherheit, kriminalität, gefährlich, sicher
refuse.no_such_field.Hygiene: hygiene, sauberkeit, sauberste, lebensmittelkontrolle
refuse.no_such_field.Zertifikate: zertifikat, zertifikate, zertifiziert, gewerbeschein, schanklizenz
refuse.no_such_field.Auszeichnungen: michelin, auszeichnung, auszeichnungen
refuse.no_such_field.Einwohner: einwohner, einwohnerzahl, bevölkerung, kaufkraft, leute wohnen
refuse.no_such_field.Wettbewerb: konkurrenz, konkurrenten, wettbewerber, marktanteil
refuse.no_such_field.Reichweite im Netz: follower, besucherzahlen der website, werbebudget, likes
refuse.no_such_field.Fachgebiete: scheidung, scheidungsanwalt, strafrecht, familienrecht, steuerrecht, arbeitsrecht
refuse.out_of_scope.Übersetzungen.first: übersetze, übersetz, übersetzen, übersetzung, wie sagt man, wie heisst auf, auf portugiesisch, auf spanisch, auf englisch, auf französisch, auf italienisch, auf arabisch
refuse.out_of_scope.das Wetter.first: wetter, regnet, regnen, regen, temperatur, schneit, schnee, schneehöhe, wie warm, wie kalt, sonnig, wettervorhersage
refuse.out_of_scope.Nachrichten: nachrichten, schlagzeilen
refuse.out_of_scope.Witze, Gedichte und Geschichten.first: witz, witze, gedicht, gedichte, geschichte, märchen, lied, rätsel, reim
refuse.out_of_scope.Rezepte: rezept, rezepte, kochen, kocht man, backen, backe ich
refuse.out_of_scope.Politik: bundeskanzler, kanzler, kanzlerin, präsident, wahl, wahlen, politik, bürgermeister, bundestag
refuse.out_of_scope.Allgemeinwissen: hauptstadt, sinn des lebens, wer hat erfunden, wer erfand, planet, mond, wie hoch ist der, wie alt wird
refuse.out_of_scope.Börse und Geldanlage: aktienkurs, aktien, börse, bitcoin, wechselkurs, investieren
refuse.out_of_scope.Sport: fussball, bundesliga, weltmeister, weltmeisterschaft, wer hat gewonnen, wer hat gestern gewonnen, champions league
refuse.out_of_scope.Texte und Programme.first: programmiere, code, aufsatz, schreibe, schreib, verfasse, hausaufgaben, bewerbung, werbespruch, businessplan, python, sql, male, zeichne
refuse.out_of_scope.Rechenaufgaben: mathe, wurzel, rechne mir
refuse.out_of_scope.Reisen: zug, züge, flug, flüge, fahrplan, bus, nächste bahn, taxi, wie komme ich
refuse.out_of_scope.Filme und Musik: film, filme, musik, kino heute
refuse.out_of_scope.Uhrzeit und Datum: wie spät, wie viel uhr, welcher tag ist, welches datum
refuse.out_of_scope.Ratschläge: soll ich, sollte ich, kopfschmerzen, symptome, rechtsberatung
refuse.out_of_scope.: horoskop, bist du ein mensch, bist du ein bot, bist du eine ki, bist du chatgpt, chatgpt, wer hat dich, wie alt bist du, erkläre, erklär, gott, liebe, berechne, pirat, antworte nur, antworte nur noch
`;
