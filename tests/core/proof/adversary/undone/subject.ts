import { judge } from '../../judge.ts'
import { drawOf } from '../draw.ts'
import { playOne } from '../play.ts'
import { offerOf } from '../service/offer.ts'

/** What a changed copy of the proof is played with. */
export type Game = Readonly<{
  playOne: typeof playOne
  offerOf: typeof offerOf
  drawOf: typeof drawOf
  judge: typeof judge
}>

/** The plays of the copy that this file is bundled into. */
export const game: Game = { playOne, offerOf, drawOf, judge }
