import type { WatchedMessages } from '../en-watched.ts'
import type { Worded } from '../worded.ts'

/** Every word in Simplified Chinese about watched addresses where money is about to go to one. */
export const zhHansWatched: Worded<WatchedMessages> = {
  chip: '你的，仅观察',
}
