import type { WindowMessages } from '../../en/approval/windows.ts'
import type { Translated } from '../../translated.ts'
import { count } from '../format.ts'

export const deWindows: Translated<WindowMessages> = {
  unreadableAsks: 'hat eine Anfrage, die sich nicht anzeigen lässt.',
  unreadableTitle: 'Diese Anfrage lässt sich nicht anzeigen',
  unreadableText:
    'Causeway kann sie nicht lesen und signiert deshalb nichts dafür. Lehnen Sie sie ab, um die nächste zu sehen.',
  decided: 'Anderswo entschieden',
  decidedText:
    'Sie haben diese Anfrage in einem anderen Fenster von Causeway beantwortet. Es zählt einmal: Nichts wurde doppelt getan.',
  over: 'Diese Anfrage ist erledigt',
  overText: 'Sie wartet nicht mehr, und hier wurde für sie nichts getan.',
  unlockToSee: 'hat eine Anfrage an Sie. Entsperren Sie Causeway, um sie zu sehen.',
  toHome: 'Start',
  waiting: (questions) => `${count(questions, 'Anfrage', 'Anfragen')} ${questions === 1 ? 'wartet' : 'warten'} auf Sie`,
  answer: 'Antworten',
  panel: 'In der Seitenleiste öffnen',
  panelWords: 'Sidebar daneben',
  tab: 'In einem Tab öffnen',
  tabWords: 'Fenster groß Seite',
  noPanel: 'Der Browser hat die Seitenleiste nicht geöffnet. Vielleicht steht sie in seinem eigenen Menü.',
  beside: 'Unterwegs und zuletzt',
  nothing: 'Nichts ist unterwegs',
  nothingText: 'Transfers stehen hier, solange sie laufen, und danach die letzten.',
}
