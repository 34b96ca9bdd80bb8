/**
 * What one kind of event means for a record that waits. `progress` says whether the record got on: `byContent` where
 * that depends on what the event says (see apply.ts). Slowness is measured since then, and told again only after it.
 */
type Meaning = Readonly<{
  progress: 'always' | 'never' | 'byContent'
  /** Whether the last obstacle is over by it. */
  clearsObstacle: boolean
  /** Whether the timeline has a line for it. */
  isLine: boolean
  /** Whether lists show the record as changed by it. */
  isNews: boolean
  /** Whether the runner waits for the next look after it: progress goes on at once. */
  rests: boolean
}>

const STEP_FORWARD: Meaning = { progress: 'always', clearsObstacle: true, isLine: true, isNews: true, rests: false }
/** Our own acts, and words that a node may take back: they clear an obstacle, and bring nothing nearer. */
const MOVE: Meaning = { ...STEP_FORWARD, progress: 'never' }
const OBSTACLE: Meaning = { progress: 'never', clearsObstacle: false, isLine: true, isNews: true, rests: true }
const BOOKKEEPING: Meaning = { progress: 'never', clearsObstacle: false, isLine: true, isNews: false, rests: false }

/**
 * The one answer to which events are progress, for transfers and for bundles of calls. The appliers pass the kinds of
 * their events in, so that a new kind without a row does not compile.
 */
const MEANINGS = {
  paced: STEP_FORWARD,
  reserved: STEP_FORWARD,
  signed: STEP_FORWARD,
  broadcast: MOVE,
  rebroadcast: MOVE,
  included: STEP_FORWARD,
  reverted: STEP_FORWARD,
  ineffective: STEP_FORWARD,
  replaced: STEP_FORWARD,
  raised: STEP_FORWARD,
  // Out of a block the wait begins anew.
  reorged: { ...STEP_FORWARD, rests: true },
  finalized: BOOKKEEPING,

  // A known word that was not heard before: a word said again, or one that means nothing to us, is none.
  status: { ...STEP_FORWARD, progress: 'byContent' },
  reported: { ...MOVE, isLine: false, rests: true },
  filled: STEP_FORWARD,
  refunded: STEP_FORWARD,
  arrivedInPart: { ...STEP_FORWARD, rests: true },
  unarrived: STEP_FORWARD,
  readAgain: { ...BOOKKEEPING, clearsObstacle: true, isLine: false, rests: true },
  ended: STEP_FORWARD,
  ownPayment: STEP_FORWARD,
  paidFromElsewhere: STEP_FORWARD,
  foundPaid: STEP_FORWARD,
  hurried: STEP_FORWARD,
  superseded: STEP_FORWARD,

  funded: STEP_FORWARD,
  fate: { ...STEP_FORWARD, rests: true },
  unfollowed: { ...BOOKKEEPING, rests: true },
  followed: BOOKKEEPING,

  troubled: OBSTACLE,
  needed: OBSTACLE,
  stalled: OBSTACLE,
  savesLost: OBSTACLE,
  watched: { ...BOOKKEEPING, isLine: false, rests: true },
  told: { ...BOOKKEEPING, isLine: false },
  lookedElsewhere: BOOKKEEPING,
  elsewhereTold: BOOKKEEPING,
} as const satisfies Readonly<Record<string, Meaning>>

/** Every kind of event, of transfers and of bundles. */
export type EventKind = keyof typeof MEANINGS

/** What an event of a kind means for a record that waits. */
export function meaningOfEvent(kind: EventKind): Meaning {
  return MEANINGS[kind]
}

/** How a record got on; stored with it. */
export type Progress = Readonly<{
  /** When it last got on, epoch seconds. */
  lastProgressAtSeconds: number
  /** For how long the wallet has looked at it since, as far as that is stored: time asleep is not in it. */
  watchedSeconds: number
  /** When the user was told that it is slow; cleared by the next progress. */
  stalledSinceSeconds: number | undefined
}>

/** The progress of a record that gets on now. */
export function gotOn(atSeconds: number): Progress {
  return { lastProgressAtSeconds: atSeconds, watchedSeconds: 0, stalledSinceSeconds: undefined }
}
