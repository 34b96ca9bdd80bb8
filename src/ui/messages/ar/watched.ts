import type { WatchedMessages } from '../en-watched.ts'
import type { Worded } from '../worded.ts'

/** Every word in Arabic about watched addresses where money is about to go to one. */
export const arWatched: Worded<WatchedMessages> = {
  chip: 'لك، للمتابعة فقط',
}
