import { judge } from '../../judge.ts'
import { drawOf } from '../draw.ts'
import { playOne } from '../play.ts'
import { offerOf } from '../service/offer.ts'

export type Game = Readonly<{
  playOne: typeof playOne
  offerOf: typeof offerOf
  drawOf: typeof drawOf
  judge: typeof judge
}>

/** The plays with this bundle's copy. */
export const game: Game = { playOne, offerOf, drawOf, judge }
