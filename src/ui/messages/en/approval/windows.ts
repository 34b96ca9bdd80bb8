import { count } from '../format.ts'

export const enWindows = {
  unreadableAsks: 'has a request that can’t be shown.',
  unreadableTitle: 'This request can’t be shown',
  unreadableText: 'Causeway can’t read it, so it signs nothing for it. Reject it to see the next one.',
  decided: 'Decided elsewhere',
  decidedText: 'You have answered this request in another window of Causeway. It counts once: nothing was done twice.',
  over: 'This request is over',
  overText: 'It does not wait any more, and nothing was done for it here.',
  unlockToSee: 'has a request for you. Unlock Causeway to see it.',
  toHome: 'Home',
  waiting: (questions: number) => `${count(questions, 'request')} ${questions === 1 ? 'waits' : 'wait'} for you`,
  answer: 'Answer',
  panel: 'Open in the side panel',
  panelWords: 'sidebar beside dock',
  tab: 'Open in a tab',
  tabWords: 'full window large page',
  noPanel: 'The browser did not open the side panel. Its own menu may have it.',
  beside: 'Under way and recent',
  nothing: 'Nothing is under way',
  nothingText: 'Transfers appear here while they move, and the last ones afterwards.',
}

export type WindowMessages = typeof enWindows
