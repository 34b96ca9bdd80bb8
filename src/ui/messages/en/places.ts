import { count } from './words.ts'

/** Every word about the places that the wallet is drawn in: popup, side panel, tab, and the window of questions. */
export const enPlaces = {
  decided: 'Decided elsewhere',
  decidedText: 'You have answered this question in another window of Causeway. It counts once: nothing was done twice.',
  over: 'This question is over',
  overText: 'It is not asked any more, and nothing was done by it here.',
  toHome: 'Home',
  waiting: (questions: number) => `${count(questions, 'question')} of a site ${questions === 1 ? 'waits' : 'wait'}`,
  answer: 'Answer',
  panel: 'Open in the side panel',
  panelWords: 'sidebar beside dock',
  tab: 'Open in a tab',
  tabWords: 'full window large page',
  noPanel: 'The browser did not open the side panel. Its own menu may have it.',
  beside: 'Under way and recent',
  nothing: 'Nothing is under way',
  nothingText: 'Crossings appear here while they move, and the last ones afterwards.',
}

export type PlaceMessages = typeof enPlaces
