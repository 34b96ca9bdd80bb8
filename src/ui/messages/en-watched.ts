/** Every word about watched addresses where money is about to go to one. */
export const enWatched = {
  chip: 'Yours, watched',
}

export type WatchedMessages = typeof enWatched
