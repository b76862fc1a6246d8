# The rules reference of the browser's client. The keys name the rules of docs/rules.md, which decides what is right.

rules-title = Regeln
rules-intro = Alle Regeln mit den Nummern, auf die Meldungen am Tisch verweisen. Neu hier? Die Übersicht dauert zwei Minuten, die geführte erste Partie etwa zehn.
rules-edition = Angezeigte Ausgabe
rules-edition-language = Das ist die Ausgabe deiner Sprache. Die Ausgaben unterscheiden sich in wenigen Regeln; wähle eine andere, um ihre Regeln zu lesen.
rules-edition-chosen = Die Ausgaben unterscheiden sich in wenigen Regeln. An einem neuen Tisch gilt die Ausgabe deiner Sprache, wenn du keine andere wählst.
rules-edition-table = Das sind die Regeln des Tisches, von dem du kommst.
rules-edition-own = Eigene Optionen des Tisches
rules-contents = Kapitel
rules-search = Regeln durchsuchen
rules-found =
    { $count ->
        [0] Dazu gibt es keine Regel.
        [one] 1 Regel
       *[other] { $count } Regeln
    }
rules-link = Link zu { $rule }
rules-chapter-need = Spielmaterial
rules-chapter-setup = Spielaufbau
rules-chapter-turn = Dein Zug
rules-chapter-bands = Kampfverbände und Anführer
rules-chapter-tribes = Die zwölf Stämme
rules-chapter-age = Ende eines Zeitalters
rules-chapter-end = Ende der Partie
rules-chapter-small = Zu zweit und zu dritt
rules-chapter-options = Ausgaben und Optionen
rules-chapter-rulings = Auslegungen
rules-tribes-note = X ist die Zahl der Karten im Kampfverband, der Anführer eingeschlossen (R29). Was von selbst geschieht und was du entscheidest, steht in O11.
rules-rulings-note = Wo die Spielregeln voneinander abweichen (D) oder schweigen (O), spielen wir so. Am Ende steht jeweils, ob die Ausgaben es so sagen, ob sie voneinander abweichen oder ob es unsere Entscheidung ist.
rules-basis =
    { $basis ->
        [text] So steht es in den Ausgaben.
        [differ] Die Ausgaben weichen voneinander ab.
       *[ours] Unsere Entscheidung.
    }
rules-options-note = Eine Ausgabe legt für jede Option einen Wert fest; jeder Tisch kann jede Option ändern. Fett gedruckt ist, was von der englischen Ausgabe abweicht.
rules-option = Option
rules-editions = Die Optionen in jeder Ausgabe
rules-group-deck = Aufbau, Karten und Stapel
rules-group-bands = Züge, Kampfverbände und Marker
rules-group-tribes = Stämme
rules-group-scoring = Wertung
rules-group-end = Ende der Partie und Kleinigkeiten

# --- What you need ---

rules-r1 = Ethnos ist für 2 bis 6 Spieler.
rules-r2 = Zum Spiel gehören ein Spielbrett mit 6 Königreichen, 12 Auswahlkarten, die Karten von 12 Stämmen, 3 Drachen und 18 Ruhmplättchen, dazu 26 Einflussmarker in jeder der sechs Spielerfarben. Jedes Königreich hat eine Farbe: Duris ist lila, Rhea rot, Straton blau, Althea grün, Ithys orange und Pelagon grau. Jeder Stamm hat 12 Karten, 2 in jeder dieser sechs Farben; die Halblinge haben 24, 4 in jeder Farbe (O0); die Farbe der 12 Skelette zählt nicht (O33). Einige Stämme bringen weiteres Material mit: 6 Troll-Plättchen, ein Riesen-Plättchen, ein Meerwesen-Tableau und ein Orkhorde-Tableau pro Spieler.
rules-o0 = Manche Zahlen sind nur auf das Spielmaterial gedruckt und stehen nicht in den Spielregeln; wir verwenden diese. Ruhmplättchen: 0 und 2 je zweimal, 4 viermal, 6 fünfmal, 8 dreimal, 10 zweimal. Meerwesen-Tableau: Felder 0 bis 18 mit Symbolen auf 3, 7, 12 und 18, in den drei Zeitaltern 1, 2 und 4 Ruhm wert (zu zweit oder zu dritt 1 und 3). Orkhorde: 1, 3, 6, 10, 15 oder 20 Ruhm für 1 bis 6 Marker. Riesen-Plättchen: 2, 4 und 6 Ruhm in den drei Zeitaltern (zu zweit oder zu dritt 2 und 5). Troll-Plättchen: 1 bis 6. Karten in jeder Farbe: zwei von jedem Stamm, vier von den Halblingen (R2). Einige davon stehen in den Spielregeln; die übrigen stammen aus öffentlichen Umsetzungen der ersten Auflage, die für 2 oder 3 Spieler nur aus einer einzigen. Nirgends steht, welche sechs Plättchen mit „4+“ markiert sind (R48) und dass beide Seiten des Meerwesen-Tableaus dieselben Symbole haben: Da haben wir entschieden.

# --- The table ---

rules-r3 = Die Ruhmplättchen werden verdeckt gemischt, und jedes Königreich bekommt drei davon, offen. Dort werden sie sortiert: Das niedrigste liegt auf I, das höchste auf III.
rules-r4 = Jeder Spieler hat eine Farbe und deren Marker. Einer davon dient als Zählmarker und beginnt bei 0 Ruhm.
rules-r5 = Sechs der zwölf Auswahlkarten werden aufgedeckt. Die Karten dieser sechs Stämme bilden zusammen den Verbündetenstapel; die anderen Stämme bleiben in dieser Partie draußen.
rules-r6 = Sind Meerwesen im Spiel, liegt ihr Tableau neben dem Spielbrett, mit der Seite für die Spielerzahl nach oben, und jeder Spieler hat einen Marker auf Feld 0.
rules-r7 = Sind Trolle im Spiel, liegen die sechs Troll-Plättchen bereit.
rules-r8 = Sind Riesen im Spiel, liegt das Riesen-Plättchen bereit, mit der Seite für die Spielerzahl nach oben.
rules-r9 = Sind Orks im Spiel, hat jeder Spieler ein Orkhorde-Tableau.
rules-r10 = Für eine erste Partie empfiehlt die deutsche Ausgabe sechs Stämme: Geflügelte, Halblinge, Minotauren, Riesen, Zauberer und Zentauren.
rules-r11 = Eine Partie hat mit 4 bis 6 Spielern drei Zeitalter, zu zweit oder zu dritt zwei.
rules-r12 = Zu Beginn eines Zeitalters erhält jeder Spieler eine Karte, vom Startspieler an reihum. Die Drachen sind dann noch nicht im Stapel.
rules-r13 = Dann werden doppelt so viele Karten offen ausgelegt, wie Spieler dabei sind: 4, 6, 8, 10 oder 12 bei 2, 3, 4, 5 oder 6 Spielern. Sie bilden die Auslage.
rules-r14 = Der restliche Stapel wird halbiert. In eine Hälfte werden die drei Drachen gemischt, die andere kommt obendrauf.
rules-r15 = Wer das erste Zeitalter beginnt, entscheidet das Los. Später beginnt, wer am wenigsten Ruhm hat. Bei Gleichstand wird im Uhrzeigersinn geschaut, angefangen bei der Person, die den dritten Drachen gezogen hat: Wer von den Beteiligten zuerst kommt, beginnt.

# --- Your turn ---

rules-r16 = Gespielt wird im Uhrzeigersinn.
rules-r17 = In deinem Zug tust du genau eines: einen Verbündeten anwerben oder einen Kampfverband ausspielen. Passen kannst du nicht.
rules-r18 =
    { $empty_pool_draw ->
        [2] Zum Anwerben nimmst du einen beliebigen Verbündeten aus der Auslage oder die oberste Karte des Stapels. Ist die Auslage leer, ziehst du zwei Karten vom Stapel, die zweite nur, wenn du noch Platz auf der Hand hast.
       *[other] Zum Anwerben nimmst du einen beliebigen Verbündeten aus der Auslage oder die oberste Karte des Stapels.
    }
rules-r19 = Eine Karte, die aus der Auslage genommen wird, wird nicht ersetzt.
rules-r20 = Mit 10 Karten auf der Hand kannst du nicht anwerben: Spiel einen Kampfverband aus. Zehn Skelette sind ein Sonderfall (O3).
rules-r21 = Ziehst du einen Drachen, zeigst du ihn sofort und legst ihn neben das Spielbrett. Zieh dafür eine andere Karte vom Stapel.
rules-r22 = Die ersten beiden Drachen bewirken sonst nichts. Der dritte beendet das Zeitalter sofort, ohne Ersatzkarte, und bleibt bei der Person, die ihn gezogen hat.

# --- Bands and Leaders ---

rules-r23 = Ein Kampfverband besteht aus 1 bis 10 Karten deiner Hand, die alle vom selben Stamm oder alle von derselben Farbe sind. Nur Skelette passen immer dazu.
rules-r24 = Ein Kampfverband wird in fünf Schritten ausgespielt: Karten auslegen, Anführer wählen, Marker setzen, Fähigkeit des Anführers nutzen, restliche Handkarten abwerfen.
rules-r25 =
    { $placement ->
        [may] Ist der Kampfverband groß genug, darfst du einen Marker in das Königreich mit der Farbe des Anführers setzen: Du brauchst mehr Karten, als du dort schon Marker hast. Du darfst auch darauf verzichten (D3). Zu zweit zählen die Marker beider Spieler (R56).
       *[must] Ein Marker kommt in das Königreich mit der Farbe des Anführers, wenn der Kampfverband groß genug ist: Du brauchst mehr Karten, als du dort schon Marker hast. Kannst du ihn setzen, musst du es auch tun (D3). Zu zweit zählen die Marker beider Spieler (R56).
    }
rules-r26 = Du darfst die Fähigkeit des Anführers nutzen. Die anderen Karten des Kampfverbands tun nichts; nur Skelette wirken immer. Manche Fähigkeiten wirken von selbst (O11).
rules-r27 = Danach kommt jede Karte, die noch auf deiner Hand ist, offen in die Auslage und kann von allen angeworben werden.
rules-r28 = Deine Kampfverbände bleiben bis zum Ende des Zeitalters vor dir liegen, der Anführer oben und alle Karten sichtbar.
rules-r29 = X auf einer Karte ist die Zahl der Karten im Kampfverband, den sie anführt, sie selbst eingeschlossen.
rules-r30 = Ein Kampfverband darf größer sein, als sein Marker verlangt. Er darf auch zu klein für einen Marker sein und nur für seinen Ruhm oder seinen Anführer gespielt werden.

# --- The twelve tribes ---

rules-rt1 =
    { $centaur_trigger ->
        [placed] Hat der Kampfverband des Zentauren einen Marker in ein Königreich gesetzt, darfst du sofort noch einen Kampfverband ausspielen, bevor du abwirfst. Er kann einen Marker setzen und seinen eigenen Anführer nutzen, sogar einen weiteren Zentauren.
       *[able] Kann der Kampfverband des Zentauren einen Marker in ein Königreich setzen (D4), darfst du sofort noch einen Kampfverband ausspielen, bevor du abwirfst. Er kann einen Marker setzen und seinen eigenen Anführer nutzen, sogar einen weiteren Zentauren.
    }
rules-rt2 = Bei der Wertung zählt ein Kampfverband mit einem Zwerg als Anführer eine Karte mehr.
rules-rt3 = Statt alle Handkarten abzuwerfen, darfst du bis zu X Karten behalten.
rules-rt4 = Ist das jetzt der größte Kampfverband dieses Zeitalters mit einem Riesen als Anführer, nimmst du das Riesen-Plättchen und erhältst sofort 2 Ruhm. Nur ein noch größerer Kampfverband mit einem Riesen als Anführer übernimmt es; ist es dein eigener, erhältst du noch einmal 2 Ruhm. Am Ende des Zeitalters bringt das Plättchen den Wert dieses Zeitalters (R36).
rules-rt5 = Ein Kampfverband mit einem Halbling als Anführer setzt keinen Marker. Es gibt 24 Halblinge, doppelt so viele wie von jedem anderen Stamm.
rules-rt6 = Zusätzlich zum normalen Marker rückst du auf dem Meerwesen-Tableau X Felder vor. Für jedes Symbol, das du erreichst oder passierst, darfst du einen Zusatzmarker in ein beliebiges Königreich setzen, egal wie groß der Kampfverband ist. Das Tableau wird am Ende jedes Zeitalters gewertet und nie zurückgesetzt.
rules-rt7 = Der Kampfverband braucht für seinen Marker eine Karte weniger.
rules-rt8 = Zusätzlich zum normalen Marker darfst du einen auf das Feld mit der Farbe des Anführers auf deinem Orkhorde-Tableau setzen; jedes Feld fasst einen. Am Ende eines Zeitalters darfst du das Tableau für Ruhm leeren, 1, 3, 6, 10, 15 oder 20 für 1 bis 6 Marker, oder es weiter wachsen lassen.
rules-rt9 = Ein Skelett passt in jeden Kampfverband und zählt für den Marker und für X, führt aber nie an. Am Ende des Zeitalters zerfallen alle Skelette, bevor Kampfverbände gewertet werden.
rules-rt10 =
    { $troll_scope ->
        [kingdoms_only] Du darfst ein freies Troll-Plättchen nehmen, dessen Wert höchstens X ist. Am Ende des Zeitalters entscheiden die Plättchen Gleichstände in den Königreichen, aber nicht auf dem Meerwesen-Tableau: Die höchste Summe gewinnt, dann das höchste einzelne Plättchen. Danach werden alle zurückgelegt.
       *[kingdoms_and_merfolk] Du darfst ein freies Troll-Plättchen nehmen, dessen Wert höchstens X ist. Am Ende des Zeitalters entscheiden die Plättchen Gleichstände in den Königreichen und auf dem Meerwesen-Tableau: Die höchste Summe gewinnt, dann das höchste einzelne Plättchen. Danach werden alle zurückgelegt.
    }
rules-rt11 = Der Marker darf in jedes Königreich, für das der Kampfverband groß genug ist, egal welche Farbe der Anführer hat.
rules-rt12 = Nachdem du abgeworfen hast, darfst du X Karten vom Stapel ziehen.

# --- End of an Age ---

rules-r31 = Zuerst werfen alle ihre Handkarten ab.
rules-r32 = Dann bringen die Königreiche Ruhm, jedes für sich, nach der Zahl der Marker. Zeitalter 1 bringt Plättchen I für Platz 1. Zeitalter 2 bringt II für Platz 1 und I für Platz 2. Zeitalter 3 bringt III, II und I für die ersten drei Plätze.
rules-r33 = Wer gleichauf liegt, zählt zusammen, was die gemeinsamen Plätze bringen, teilt es gleichmäßig und rundet ab.
rules-r34 =
    { $troll_scope ->
        [kingdoms_only] Bevor bei Gleichstand geteilt wird, entscheiden in den Königreichen die Troll-Plättchen (R-T10). Auf dem Meerwesen-Tableau zählen sie nicht.
       *[kingdoms_and_merfolk] Bevor bei Gleichstand geteilt wird, entscheiden die Troll-Plättchen (R-T10), in den Königreichen und auf dem Meerwesen-Tableau.
    }
rules-r35 =
    { $merfolk_scoring ->
        [leader_only] Als Nächstes wird das Meerwesen-Tableau gewertet: Nur wer am weitesten vorn steht, erhält Ruhm, und zwar 1 in Zeitalter 1, 2 in Zeitalter 2 und 4 in Zeitalter 3; zu zweit oder zu dritt 1 und 3 (D8).
       *[as_kingdom] Als Nächstes wird das Meerwesen-Tableau wie ein Königreich gewertet: Die Plätze bringen 1 Ruhm in Zeitalter 1, 2 und 1 in Zeitalter 2 sowie 4, 2 und 1 in Zeitalter 3; zu dritt 1, dann 3 und 1 (D8, O10).
    }
rules-r36 = Wer das Riesen-Plättchen hat, erhält 2 Ruhm in Zeitalter 1, 4 in Zeitalter 2 und 6 in Zeitalter 3; zu zweit oder zu dritt 2 und 5.
rules-r37 = Wer Marker auf seinem Orkhorde-Tableau hat, entscheidet: für Ruhm leeren oder behalten.
rules-r38 = Alle Skelette verlassen die Kampfverbände.
rules-r39 = Kampfverbände werden gewertet: 0, 1, 3, 6, 10 oder 15 Ruhm für 1, 2, 3, 4, 5 oder mindestens 6 Karten. Ein Zwerg als Anführer macht den Kampfverband um eine Karte größer.
rules-r40 = Alle Kampfverbände werden abgeworfen, Troll-Plättchen und Riesen-Plättchen zurückgelegt. Marker in Königreichen, auf dem Meerwesen-Tableau und auf Orkhorde-Tableaus bleiben liegen.
rules-r41 = Folgt noch ein Zeitalter, werden alle Verbündeten wieder zusammengemischt, ohne die Drachen, und es beginnt wie in R12 bis R15.

# --- End of the game ---

rules-r42 = Wer nach dem letzten Zeitalter den meisten Ruhm hat, gewinnt.
rules-r43 = Bei Gleichstand liegt vorn, wer mehr Marker in den Königreichen hat.
rules-r44 =
    { $band_tiebreak ->
        [largest_only] Ist auch das gleich, wird von jedem der größte Kampfverband des letzten Zeitalters verglichen; der größere gewinnt. Andere Kampfverbände zählen nicht (D12).
       *[ladder] Ist auch das gleich, werden die Kampfverbände des letzten Zeitalters der Größe nach verglichen: zuerst der größte von jedem, dann der nächste, bis einer größer ist (D12).
    }
rules-r45 = Die zusätzliche Karte eines Zwergs zählt dafür nicht.
rules-r46 = Wer dann noch gleichauf liegt, teilt sich den Platz. Nach denselben Vergleichen werden auch alle anderen Plätze vergeben.

# --- Two and three players ---

rules-r47 = Es gibt zwei Zeitalter.
rules-r48 = Sechs Ruhmplättchen bleiben in der Schachtel: 0, 4, 4, 6, 6 und 10 (O0). Jedes Königreich hat zwei, auf I und II.
rules-r49 = Fünf statt sechs Stämme sind im Spiel.
rules-r50 = Meerwesen-Tableau und Riesen-Plättchen zeigen ihre Seite für 2 und 3 Spieler.
rules-r51 = Zu dritt werden Königreiche wie üblich gewertet und Marker wie üblich gesetzt.
rules-r52 = Zu zweit, Zeitalter 1: Wer mehr Marker in einem Königreich hat, bekommt das niedrigere Plättchen.
rules-r53 = Zu zweit, Zeitalter 2: Wer mehr Marker hat, bekommt das höhere Plättchen. Platz 2 bekommt nichts.
rules-r54 = Zu zweit, Zeitalter 2: Wer in einem Königreich als Einziger Marker hat, bekommt beide Plättchen.
rules-r55 = Zu zweit, Zeitalter 2: Bei Gleichstand wird nur das höhere Plättchen geteilt, abgerundet.
rules-r56 = Zu zweit braucht ein Kampfverband mehr Karten, als Marker von beiden zusammen im Königreich liegen.

# --- Editions and options: rulings behind the options ---

rules-d2 =
    { $ten_skeletons ->
        [win] Hier gewinnt eine Hand aus zehn Skeletten sofort die Partie, wie in der polnischen Ausgabe. In den anderen Ausgaben gewinnt sie nicht; eine Option entscheidet.
       *[discard] Hier gewinnen zehn Skelette die Partie nicht. Nur in der polnischen Ausgabe gewinnen sie; eine Option schaltet diese Regel ein.
    }
rules-d3 =
    { $placement ->
        [may] Einen Marker, den du setzen könntest, darfst du hier auch zurückhalten; so steht es in manchen Regelübersichten und in den deutschen Kapiteln über drei Stämme. Ohne diese Option muss er gesetzt werden.
       *[must] Ein Marker, der gesetzt werden kann, muss gesetzt werden. Alle fünf Ausgaben weisen an, ihn zu setzen („setzt du einen deiner Einflussmarker“). In manchen Regelübersichten und in den deutschen Kapiteln über drei Stämme steht, dass man es darf; eine Option macht daraus eine Wahl.
    }
rules-d8 =
    { $merfolk_scoring ->
        [leader_only] Auf dem Meerwesen-Tableau erhält nur Ruhm, wer am weitesten vorn steht, wie in der polnischen und der deutschen Ausgabe: 1, 2 und 4 Ruhm in den drei Zeitaltern; zu zweit oder zu dritt 1 und 3. Bei Gleichstand wird geteilt. Die englische und die brasilianische Ausgabe werten das Tableau wie ein Königreich; eine Option entscheidet.
       *[as_kingdom] Das Meerwesen-Tableau wird wie ein Königreich gewertet, wie in der englischen und der brasilianischen Ausgabe. Dass seine Werte für Platz 1, 2 und 3 gelten, ist unsere Entscheidung: 1, dann 2 und 1, dann 4, 2 und 1; zu dritt 1, dann 3 und 1. In der polnischen und der deutschen Ausgabe erhält nur Ruhm, wer am weitesten vorn steht; eine Option entscheidet.
    }
rules-d9 =
    { $troll_scope ->
        [kingdoms_only] Trolle entscheiden Gleichstände nur in den Königreichen, dort auf jedem Platz, wie in der deutschen Ausgabe; nicht auf dem Meerwesen-Tableau und nicht am Ende der Partie. Die polnische Ausgabe spricht von allen Gleichständen am Ende eines Zeitalters, die englische und die brasilianische von denen in Königreichen, zu denen wir das Meerwesen-Tableau zählen; eine Option entscheidet.
       *[kingdoms_and_merfolk] Trolle entscheiden Gleichstände in den Königreichen und auf dem Meerwesen-Tableau, auf jedem Platz, aber nicht am Ende der Partie. Die polnische Ausgabe spricht von allen Gleichständen am Ende eines Zeitalters, die englische und die brasilianische von denen in Königreichen; dass das Meerwesen-Tableau als eines zählt, ist unsere Entscheidung. In der deutschen Ausgabe zählen Trolle nur in den Königreichen; eine Option entscheidet.
    }
rules-d12 =
    { $band_tiebreak ->
        [largest_only] Bei Gleichstand am Ende der Partie wird von jedem nur der größte Kampfverband verglichen, wie in der polnischen Ausgabe; sind auch die gleich groß, wird der Platz geteilt. In den anderen Ausgaben folgt der zweitgrößte; eine Option entscheidet.
       *[ladder] Bei Gleichstand am Ende der Partie werden die Kampfverbände vom größten abwärts verglichen. Die polnische Ausgabe vergleicht nur den größten; eine Option entscheidet.
    }

# --- Rulings: setup, cards and deck ---

rules-d1 = Das höchste Plättchen liegt auf III. In einer Ausgabe steht versehentlich II.
rules-d6 = Haben mehrere am wenigsten Ruhm, kommt nur einer von ihnen als Startspieler infrage; hat einer von ihnen den dritten Drachen gezogen, beginnt er. In der polnischen und der russischen Ausgabe fehlt, dass nur die Beteiligten des Gleichstands infrage kommen.
rules-d27 = Die Hälften des Stapels sind gleich groß, bei ungerader Kartenzahl bis auf eine Karte (O1).
rules-d28 = Der Startspieler steht fest, bevor Karten ausgeteilt werden.
rules-d30 = Mit den Stämmen der ersten Partie kann jeder Tisch spielen. Zu zweit oder zu dritt fällt einer der sechs durch das Los weg.
rules-d31 = Orkhorde-Tableaus unterscheiden sich nur im Aussehen.
rules-d35 = Nach der Wertung beginnt ein neues Zeitalter, keine neue Partie.
rules-o1 = Bei ungerader Kartenzahl bekommt die obere Hälfte, die ohne Drachen, die zusätzliche Karte.
rules-o2 = Der Stapel wird nie leer: Vorher beendet der dritte Drache das Zeitalter.
rules-o17 = Es können mehrere Drachen hintereinander kommen. Der Ersatz kommt immer vom Stapel und kann selbst der dritte sein.
rules-o27 = Alle sehen die Auslage, Kampfverbände mit allen Karten, Spielbrett und Tableaus, Plättchen, Ruhm, übrige Marker, die Größe von Händen und Stapel und die gezogenen Drachen. Handkarten und die Reihenfolge des Stapels sind verborgen. Karten, die du vor aller Augen genommen hast, bleiben nur mit der Merkhilfe sichtbar.
rules-o29 = Mitten im Zug endet ein Zeitalter nur, während Karten gezogen werden; also bleibt nie ein Kampfverband halb fertig.
rules-o32 = Gemischt wird nach einem Startwert, der vor der Partie festgelegt und danach gezeigt wird. Was geschieht, wenn jemand geht oder die Zeit abläuft, ist eine Hausregel.

# --- Rulings: turns, Bands and placement ---

rules-d25 = Mit zehn Karten ist nur das Anwerben gesperrt. Keine Fähigkeit kann dich über zehn bringen.
rules-d26 = Abgeworfene Karten darf jeder nehmen, auch wer sie abgeworfen hat.
rules-d32 = Ausgelegte Kampfverbände tun bis zur Wertung nichts, aber ein neuer mit einem Riesen als Anführer wird mit den früheren verglichen.
rules-d33 = Du musst handeln: Passen gibt es nicht.
rules-d34 =
    { $empty_pool_draw ->
        [2] Du wirbst einen Verbündeten an, nicht mehrere; nur bei leerer Auslage ziehst du zwei Karten vom Stapel (R18).
       *[other] Du wirbst einen Verbündeten an, nicht mehrere.
    }
rules-d38 = Ein Kampfverband, der für einen Marker zu klein ist, darf ausgespielt werden.
rules-o3 =
    { $ten_skeletons ->
        [win] Mit einer Hand aus zehn Skeletten kannst du weder anwerben noch einen Kampfverband ausspielen. Zeig sie: Du gewinnst sofort die Partie (D2, O34). Hast du nur 1 bis 9 Skelette auf der Hand, musst du anwerben.
       *[discard] Mit einer Hand aus zehn Skeletten kannst du weder anwerben noch einen Kampfverband ausspielen. Zeig sie und wirf alle zehn in die Auslage ab: Das ist dein Zug. Hast du nur 1 bis 9 Skelette auf der Hand, musst du anwerben.
    }
rules-o4 = Ohne seine Skelette müssen die Karten eines Kampfverbands vom selben Stamm oder von derselben Farbe sein, und eine von ihnen führt an. Eine Karte und beliebig viele Skelette genügen; Skelette allein sind kein Kampfverband.
rules-o5 = Marker sind begrenzt: 26 abzüglich des Zählmarkers und, falls im Spiel, des Markers auf dem Meerwesen-Tableau. Wer keinen mehr hat, setzt keinen, und ein Zentaur erlaubt dann keinen zweiten Kampfverband. Marker von einem geleerten Orkhorde-Tableau kommen zurück.
rules-o11 = Von selbst: Zwerg, Riese, Halbling, das Vorrücken der Meerwesen, Minotaur, Skelett. Deine Wahl: der weitere Kampfverband des Zentauren, Elb, der Zusatzmarker der Meerwesen, der Marker des Orks, das Leeren des Orkhorde-Tableaus, Troll, wohin Geflügelte setzen, Zauberer.
rules-o12 =
    { $placement ->
        [may] Minotauren und Geflügelte wirken, während der Marker gesetzt wird. Führt ein Geflügelter an, darfst du wie bei jedem anderen Anführer auf den Marker verzichten.
       *[must] Minotauren und Geflügelte wirken, während der Marker gesetzt wird. Führt ein Geflügelter an und wäre das Königreich seiner eigenen Farbe möglich, musst du den Marker irgendwo setzen; sonst darfst du verzichten.
    }
rules-o14 = In einem Kampfverband, der für einen Marker zu klein ist, wirken die Fähigkeiten von Ork, Meerwesen, Riese, Troll, Elb und Zauberer trotzdem; die des Zentauren nicht.

# --- Rulings: tribes ---

rules-d4 =
    { $centaur_trigger ->
        [placed] Ein Zentaur braucht einen Marker, der wirklich gesetzt wurde, wie in der deutschen Ausgabe. In der englischen, brasilianischen und polnischen genügt es, dass man ihn setzen kann. Wichtig ist das nur, wo man auf einen Marker verzichten darf (D3); eine Option entscheidet.
       *[able] Für einen Zentauren genügt es, dass man den Marker setzen kann, wie in der englischen, brasilianischen und polnischen Ausgabe: Der Kampfverband ist groß genug und du hast noch einen Marker (O5), auch wenn du verzichtest. In der deutschen Ausgabe muss er gesetzt worden sein. Wichtig ist das nur, wo man auf einen Marker verzichten darf (D3); eine Option entscheidet.
    }
rules-d5 = Auf einen Zentauren darf ein Zentaur folgen, so oft du kannst.
rules-d21 = Ein Orkhorde-Tableau wird ganz geleert oder gar nicht.
rules-d22 = Ein besetztes Feld des Orkhorde-Tableaus bekommt keinen zweiten Marker.
rules-d23 = Meerwesen rücken genau X Felder vor, nicht weniger.
rules-d24 = Nur ein wirklich größerer Kampfverband mit einem Riesen als Anführer übernimmt das Riesen-Plättchen.
rules-d29 = Skelette sind Joker für Stamm und Farbe und im nächsten Zeitalter wieder im Stapel.
rules-d37 = Halblinge können jeden Kampfverband anführen; er setzt dann nur keinen Marker.
rules-d39 = Karten mit einem Elben behalten und mit einem Zauberer ziehen: Beides ist freiwillig.
rules-o6 = Wer in einem Zug zwei Symbole erreicht oder passiert, darf zwei Zusatzmarker setzen.
rules-o7 = Schritte über das Ende des Meerwesen-Tableaus hinaus verfallen. Sein letztes Symbol zählt für jeden einmal; alle, die dort angekommen sind, liegen gleichauf.
rules-o8 = Der Zusatzmarker der Meerwesen kommt nach dem normalen, darf in jedes Königreich, auch in dasselbe, und ist freiwillig.
rules-o9 = Wer noch auf Feld 0 des Meerwesen-Tableaus steht, erhält dort nichts: Von den Lesarten, die die Ausgaben zulassen, nehmen wir die mit dem wenigsten Ruhm.
rules-o10 =
    { $merfolk_sole ->
        [both] Zu zweit bringt Platz 1 auf dem Meerwesen-Tableau 1 Ruhm in Zeitalter 1 und 3 Ruhm in Zeitalter 2, Platz 2 nichts. Bei Gleichstand wird geteilt. Wer in Zeitalter 2 als Einziger vorgerückt ist, erhält hier beide Werte, 4 Ruhm, wie in einem Königreich (R54); eine Option entscheidet.
       *[first] Zu zweit bringt Platz 1 auf dem Meerwesen-Tableau 1 Ruhm in Zeitalter 1 und 3 Ruhm in Zeitalter 2, Platz 2 nichts. Bei Gleichstand wird geteilt. Wer als Einziger vorgerückt ist, erhält nicht mehr: R54 gilt hier nicht, denn von den Lesarten, die die Ausgaben zulassen, nehmen wir wie in O9 die mit dem wenigsten Ruhm. Eine Option entscheidet.
    }
rules-o13 = Ein Kampfverband mit einem Minotauren als Anführer zählt nur für den Marker eine Karte mehr, nie für Ruhm oder X.
rules-o15 = Ein Elb darf auch weniger als X Karten behalten oder keine.
rules-o16 = Ein Zauberer zieht alle X Karten oder keine; das entscheidest du, bevor du die erste siehst. Drachen werden ersetzt; der dritte beendet das Zeitalter, und die gezogenen Karten werden mit allen Handkarten abgeworfen.
rules-o18 = Folgen dank Zentauren mehrere Kampfverbände aufeinander, wird jeder ganz ausgespielt, und abgeworfen wird einmal am Ende. Elb und Zauberer können nur den letzten anführen. Schluss ist, wann du willst oder wenn kein Kampfverband mehr möglich ist.
rules-o19 = Ein gleich großer Kampfverband mit einem Riesen als Anführer ändert nichts. Der erste eines Zeitalters nimmt das Plättchen immer, selbst mit einer einzigen Karte. Skelette zählen für die Größe mit.
rules-o33 = Skelette haben keine Farbe, die zählt, was immer auf ihnen steht: Sie führen nie an und passen in jeden Kampfverband.

# --- Rulings: scoring ---

rules-d7 = Gleichstände werden auf jedem Platz geteilt, nicht nur auf dem ersten.
rules-d10 = Trolle bringen die Beteiligten eines Gleichstands in eine Reihenfolge: Wer verliert, rückt auf den nächsten Platz, der in Zeitalter 1 nichts bringt.
rules-d11 =
    { $troll_scope ->
        [kingdoms_only] Troll-Plättchen werden nach der Wertung der Königreiche zurückgelegt, wie in der deutschen Ausgabe; in den anderen am Ende des Zeitalters.
       *[kingdoms_and_merfolk] Troll-Plättchen werden am Ende des Zeitalters zurückgelegt, nach der Wertung des Meerwesen-Tableaus; in der deutschen Ausgabe nach der Wertung der Königreiche.
    }
rules-d17 = Zu zweit wird bei Gleichstand in Zeitalter 2 nur Plättchen II geteilt.
rules-d18 = Die Wertung zu zweit gilt nur zu zweit; zu dritt wird wie üblich gewertet.
rules-d19 = Platz 2 in Zeitalter 2 bekommt Plättchen I.
rules-d20 = Die Regeln für kleine Partien gelten bei insgesamt 2 oder 3 Spielern.
rules-d36 = Handkarten werden abgeworfen, bevor irgendetwas gewertet wird, und für das nächste Zeitalter wird alles gemischt: Handkarten, Kampfverbände und Auslage.
rules-o20 = Die Reihenfolge ist: Königreiche, Meerwesen, Riese, Orks, Skelette zerfallen, Kampfverbände.
rules-o21 = Über Orkhorde-Tableaus wird offen entschieden, reihum vom Startspieler des Zeitalters an. Im letzten Zeitalter werden sie ungefragt geleert.
rules-o22 = Ohne Marker hast du keinen Platz in einem Königreich, und was niemand beansprucht, verfällt. Ab drei Spielern bekommt, wer in einem Königreich als Einziger Marker hat, nur den Ruhm für Platz 1.
rules-o23 = Auf zwei, die sich Platz 1 teilen, folgt Platz 3. Plätze, für die ein Zeitalter nichts vorsieht, sind 0 wert: Zwei auf Platz 2 in Zeitalter 2 teilen sich Plättchen I.
rules-o24 = Liegen drei oder mehr gleichauf, ordnet sie die Summe ihrer Troll-Plättchen, dann das beste einzelne. Wer keine hat, teilt sich mit den anderen ohne Plättchen den Rest, abgerundet.
rules-o25 = Wer am wenigsten Ruhm hat, steht erst fest, wenn alles im Zeitalter gewertet ist.
rules-o28 = Ruhm hat keine Obergrenze.
rules-o30 = Skelette gehen, bevor ein Zwerg seine Karte hinzufügt: Ein Zwerg allein ist 1 Ruhm wert, fünf Karten mit dem Bonus eines Zwergs sind 15 wert, und mehr wird es nicht.
rules-o31 = Zu zweit zählen für die nötige Kartenzahl nur Marker in diesem Königreich, auch bei Minotauren und Geflügelten.

# --- Rulings: end of the game, and small matters ---

rules-d13 = Die zusätzliche Karte des Zwergs zählt nicht, wenn am Ende ein Gleichstand entschieden wird.
rules-d14 = Beim Gleichstand am Ende zählen nur Marker in Königreichen, nicht die auf Tableaus.
rules-d15 = Entscheidet nichts einen Gleichstand, wird der Platz geteilt, welcher es auch ist.
rules-d16 = Es zählt immer das letzte gespielte Zeitalter, ob es das zweite oder das dritte ist.
rules-d40 = Die Ausgaben unterscheiden sich auch in Aussehen und Namen; das ändert nichts.
rules-o26 =
    { $band_tiebreak ->
        [largest_only] Beim Gleichstand am Ende zählen Kampfverbände, wie sie ausgespielt wurden, mit Skeletten. Hat jemand keinen, zählt das als 0.
       *[ladder] Beim Gleichstand am Ende zählen Kampfverbände, wie sie ausgespielt wurden, mit Skeletten. Hat jemand weniger Kampfverbände, zählt jeder fehlende als 0.
    }
rules-o34 =
    { $ten_skeletons ->
        [win] Gewinnen zehn Skelette, endet die Partie sofort, und nichts wird mehr gewertet; Ruhm und die üblichen Vergleiche ordnen die anderen.
       *[discard] Wo zehn Skelette gewinnen, endet die Partie sofort, und nichts wird mehr gewertet; hier gewinnen sie nicht (D2).
    }

# --- Worked examples ---
# The engine plays each example and fills in its figures: they are always the ones named above the text.
# Its key ends in the rule's id.

rules-example = Beispiel
rules-example-player =
    { $seat ->
        [0] Ada
        [1] Ben
        [2] Cleo
       *[other] Dan
    }
rules-example-kept = behalten
rules-example-pool = in die Auslage
rules-example-drawn = gezogen
rules-example-happens = Was geschieht
rules-example-spoken-band = { $name } spielt aus: { $cards }.
rules-example-spoken-rest = Außerdem auf der Hand: { $cards }.
rules-example-spoken-laid = Kampfverband von { $name }: { $cards }.
rules-example-spoken-kingdom = Marker in { kingdom }: { $markers }.
rules-example-spoken-track = { $name } auf dem Meerwesen-Tableau: { $spaces }.
rules-example-spoken-horde = Orkhorde-Tableau von { $name }: { $colours }.
rules-example-spoken-trolls = Troll-Plättchen von { $name }: { $tokens }.
rules-example-spoken-giant = Das Riesen-Plättchen: { $holders }.
rules-example-spoken-change = { $before }, danach { $after }
rules-open = Regel { $rule } zeigen
rules-all = Alle Regeln

# held 2, needed 3, size 3, discarded 2
rules-example-r25 = Ada hat { $held } Marker in { kingdom }, für noch einen braucht sie dort also { $needed } Karten. Ihr Kampfverband hat { $size }: Der Marker wird gesetzt, und die { $discarded } Karten, die auf ihrer Hand übrig sind, kommen in die Auslage.
# size 2, next 3
rules-example-rt1 = Ein Kampfverband der Größe { $size } genügt für einen Marker in { kingdom }, also darf Ada dank des Zentauren sofort noch einen Kampfverband ausspielen: { $next } Karten, und ein zweiter Marker. Erst dann wirft sie ab.
# size_1 3, ben 3, ada 6
rules-example-rt2 = Beide Kampfverbände haben { $size_1 } Karten. Der von Ben bringt { $ben } Ruhm. Der von Ada hat einen Zwerg als Anführer und zählt eine Karte mehr: { $ada } Ruhm.
# size 2, kept 2, discarded 1
rules-example-rt3 = Der Kampfverband des Elben hat { $size } Karten, so viele darf Ada behalten: { $kept } bleiben auf ihrer Hand, und nur { $discarded } kommt in die Auslage.
# rival 2, size 3, glory 2
rules-example-rt4 = Ben hat das Riesen-Plättchen mit einem Kampfverband der Größe { $rival }. Adas Riese führt { $size } Karten an: Sie übernimmt das Plättchen und erhält sofort { $glory } Ruhm.
# needed 1, size 4, worth 6
rules-example-rt5 = Ein Marker in { kingdom } würde nur { $needed } Karte brauchen, aber der Kampfverband eines Halblings setzt keinen. Am Ende des Zeitalters bringen seine { $size } Karten trotzdem { $worth } Ruhm.
# size 2, start 2, space 4, next_held 3
rules-example-rt6 = Der normale Marker kommt nach { kingdom }. Dann rückt Ada { $size } Felder vor, von { $start } auf { $space }, und passiert ein Symbol. Der Zusatzmarker darf überallhin, sogar dorthin, wo sie { $next_held } hat und ihr Kampfverband zu klein wäre.
# held 3, needed 3
rules-example-rt7 = Ada hat { $held } Marker in { kingdom }. Mit einem anderen Anführer bräuchte sie dort eine Karte mehr; für einen Minotauren genügen { $needed }.
# horde 3
rules-example-rt8 = Der normale Marker kommt nach { kingdom }. Der Ork darf noch einen auf das Feld seiner eigenen Farbe auf Adas Orkhorde-Tableau setzen; dort liegen jetzt { $horde }.
# skeletons 2, size 4, worth 1
rules-example-rt9 = Mit { $skeletons } Skeletten hat der Kampfverband Größe { $size }, genug für den Marker in { kingdom }. Vor der Wertung der Kampfverbände zerfallen sie, also bringt er nur { $worth } Ruhm.
# size 4, ben_trolls 4, token 3
rules-example-rt10 = Mit einem Kampfverband der Größe { $size } könnte Ada das Plättchen { $ben_trolls } nehmen, aber das hat schon Ben. Sie nimmt das Plättchen { $token }, das höchste freie.
# size 3, next_held 3, held 2
rules-example-rt11 = Für das Königreich mit der Farbe des Anführers, wo Ada { $next_held } Marker hat, sind { $size } Karten zu wenig. Ein Geflügelter darf stattdessen nach { kingdom } setzen, wo sie { $held } hat.
# discarded 2, drawn 3
rules-example-rt12 = Zuerst wirft Ada die { $discarded } Karten ab, die auf ihrer Hand übrig sind. Dann zieht sie { $drawn }, so viele, wie der Kampfverband des Zauberers hat.
# age 2, ada_markers 3, middle_token 6, low_token 4, ada 5
rules-example-r33 = Zeitalter { $age }: Ada und Ben haben je { $ada_markers } Marker und teilen sich die ersten beiden Plätze. Deren Plättchen sind { $middle_token } und { $low_token }; beide bekommen je { $ada } Ruhm. Cleo ist auf Platz 3 und bekommt nichts.
# ada_markers 3, ben_trolls 5, ada_trolls 4, ben 6, ada 2
rules-example-r34 = Ada und Ben haben je { $ada_markers } Marker. Bens Troll-Plättchen ergeben zusammen { $ben_trolls }, Ada hat nur { $ada_trolls }: Ben ist auf Platz 1 und bekommt { $ben } Ruhm, Ada ist auf Platz 2 und bekommt { $ada }.
# age 2, ada_space 9, ada 2, ben_space 6, ben 1 (0 where only the leader is paid), dan_space 0
rules-example-r35 =
    { $merfolk_scoring ->
        [leader_only] Zeitalter { $age }: Ada steht auf Feld { $ada_space } am weitesten vorn und bekommt { $ada } Ruhm. Sonst erhält niemand etwas: Ben, Zweiter auf Feld { $ben_space }, bekommt { $ben }, und Dan steht noch auf Feld { $dan_space }.
       *[as_kingdom] Zeitalter { $age }: Ada ist mit Feld { $ada_space } auf Platz 1 und bekommt { $ada } Ruhm, Ben ist mit Feld { $ben_space } auf Platz 2 und bekommt { $ben }. Cleo ist auf Platz 3 und bekommt noch nichts, und Dan steht noch auf Feld { $dan_space } (O9).
    }
# markers_1 4, ada 10
rules-example-r37 = Ada leert ihr Orkhorde-Tableau mit { $markers_1 } Markern für { $ada } Ruhm und hat die Marker wieder im Vorrat. Sie hätte sie auch liegen lassen können, um in einem späteren Zeitalter mehr zu bekommen.
# size_1 4, points_1 6, size_2 4, skeletons_2 2, points_2 1, size_3 5, points_3 10
rules-example-r39 = Adas Kampfverband hat { $size_1 } Karten. Sein Skelett zerfällt (R38), und sein Zwerg zählt eine Karte mehr: { $points_1 } Ruhm. Von Bens { $size_2 } Karten zerfallen { $skeletons_2 }, das lässt ihm { $points_2 } Ruhm. Cleos { $size_3 } Karten bringen { $points_3 }.
# low_token 6, middle_token 8, points_2 14, points_1 8
rules-example-r54 = In { kingdom } hat nur Ada Marker und bekommt beide Plättchen, { $low_token } und { $middle_token }: { $points_2 } Ruhm. Wo auch Ben einen Marker hat, bringt ihre Mehrheit nur das höhere Plättchen, { $points_1 } Ruhm (R53).
# ada_markers 1, ben_markers 2, needed 4, size 3
rules-example-r56 = In { kingdom } hat Ada { $ada_markers } Marker und Ben { $ben_markers }. Zu zweit zählen alle, für noch einen sind also { $needed } Karten nötig. Adas Kampfverband der Größe { $size } setzt keinen, darf aber trotzdem ausgespielt werden (R30).

# The options, each with an example that ends differently with each of its values.

# drawn 1 (2)
rules-example-r18 =
    { $empty_pool_draw ->
        [2] Die Auslage ist leer, also bringt das Anwerben vom Stapel { $drawn } Karten.
       *[other] Die Auslage ist leer, also bleibt zum Anwerben nur der Stapel. Er bringt { $drawn } Karte, wie immer.
    }
# size 2, held 1, now 2 (1)
rules-example-d3 =
    { $placement ->
        [may] Ada hat { $held } Marker in { kingdom } und spielt einen Kampfverband der Größe { $size } aus. Einen zweiten darf sie setzen, ihn hier aber auch behalten. Das tut sie: Sie hat dort weiterhin { $now }.
       *[must] Ada hat { $held } Marker in { kingdom } und spielt einen Kampfverband der Größe { $size } aus. Er ist groß genug, also wird ihr Marker gesetzt: Jetzt hat sie dort { $now }.
    }
# size 2, next 3
rules-example-d4 =
    { $placement ->
        [may]
            { $centaur_trigger ->
                [placed] Ada verzichtet auf den Marker in { kingdom }. Also folgt kein weiterer Kampfverband, und die Karten, die sie noch hat, kommen in die Auslage.
               *[able] Ada verzichtet auf den Marker in { kingdom }. Ihr Kampfverband aus { $size } Karten hätte ihn setzen können, also darf ein weiterer folgen: { $next } Karten. Erst dann wirft sie den Rest ab.
            }
       *[must] Adas Kampfverband aus { $size } Karten setzt seinen Marker in { kingdom }, also darf ein weiterer folgen: { $next } Karten. Erst dann wirft sie den Rest ab.
    }
# hand 10, discarded 10
rules-example-o3 =
    { $ten_skeletons ->
        [win] Ada hat { $hand } Skelette auf der Hand und zeigt sie: Sie gewinnt sofort die Partie.
       *[discard] Ada hat { $hand } Skelette auf der Hand. Sie zeigt sie, alle { $discarded } kommen in die Auslage, und Ben ist am Zug.
    }
# ada_space 8, ben_trolls 3, ben 2, ada 1; 1 each where they share
rules-example-d9 =
    { $troll_scope ->
        [kingdoms_only] Ada und Ben liegen auf Feld { $ada_space } des Meerwesen-Tableaus gleichauf. Bens Troll-Plättchen { $ben_trolls } zählt hier nicht, also teilen sie: Ada bekommt { $ada } Ruhm und Ben { $ben }.
       *[kingdoms_and_merfolk] Ada und Ben liegen auf Feld { $ada_space } des Meerwesen-Tableaus gleichauf. Bens Troll-Plättchen { $ben_trolls } entscheidet: Er bekommt { $ben } Ruhm und Ada { $ada }.
    }
# age 2, ada_space 9, ben_space 0, ada 3 (4)
rules-example-o10 =
    { $merfolk_sole ->
        [both] Zeitalter { $age }, zu zweit: Ada steht auf Feld { $ada_space } des Meerwesen-Tableaus, Ben noch auf Feld { $ben_space }. Hier erhält sie die Werte beider Zeitalter: { $ada } Ruhm.
       *[first] Zeitalter { $age }, zu zweit: Ada steht auf Feld { $ada_space } des Meerwesen-Tableaus, Ben noch auf Feld { $ben_space }. Sie erhält { $ada } Ruhm, nur den Wert dieses Zeitalters.
    }
# total 37, largest 3, ada_next 2, ben_next 1
rules-example-d12 =
    { $band_tiebreak ->
        [largest_only] Ada und Ben haben am Ende je { $total } Ruhm, gleich viele Marker in den Königreichen und als größten Kampfverband einen mit { $largest } Karten. Die nächsten, { $ada_next } und { $ben_next }, werden nicht verglichen: Sie teilen sich den Sieg.
       *[ladder] Ada und Ben haben am Ende je { $total } Ruhm, gleich viele Marker in den Königreichen und als größten Kampfverband einen mit { $largest } Karten. Also entscheiden die nächsten: { $ada_next } gegen { $ben_next }, und Ada gewinnt.
    }
