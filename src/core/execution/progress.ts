/** `byContent` depends on the event (see apply.ts). */
type Meaning = Readonly<{
  progress: 'always' | 'never' | 'byContent'
  clearsObstacle: boolean
  isLine: boolean
  /** Lists show the record as changed. */
  isNews: boolean
  /** The runner waits for its next poll. */
  rests: boolean
}>

const STEP_FORWARD: Meaning = { progress: 'always', clearsObstacle: true, isLine: true, isNews: true, rests: false }
/** Own acts and revocable answers clear obstacles without progress. */
const MOVE: Meaning = { ...STEP_FORWARD, progress: 'never' }
const OBSTACLE: Meaning = { progress: 'never', clearsObstacle: false, isLine: true, isNews: true, rests: true }
const BOOKKEEPING: Meaning = { progress: 'never', clearsObstacle: false, isLine: true, isNews: false, rests: false }

/** This table alone defines progress. */
const MEANINGS = {
  stepOrderDecided: STEP_FORWARD,
  reserved: STEP_FORWARD,
  signed: STEP_FORWARD,
  broadcast: MOVE,
  rebroadcast: MOVE,
  unbroadcast: { ...MOVE, isLine: false },
  included: STEP_FORWARD,
  reverted: STEP_FORWARD,
  ineffective: STEP_FORWARD,
  replaced: STEP_FORWARD,
  replacementReserved: STEP_FORWARD,
  replacementRefused: MOVE,
  replacementSeen: MOVE,
  // The wait for a block starts again.
  reorged: { ...STEP_FORWARD, rests: true },
  finalized: BOOKKEEPING,

  // Only a new, known word is progress.
  status: { ...STEP_FORWARD, progress: 'byContent' },
  reported: { ...MOVE, isLine: false, rests: true },
  // A word heard before is no progress.
  filled: { ...STEP_FORWARD, progress: 'byContent' },
  refunded: STEP_FORWARD,
  arrivedInPart: { ...STEP_FORWARD, rests: true },
  unarrived: STEP_FORWARD,
  readAgain: { ...BOOKKEEPING, clearsObstacle: true, isLine: false, rests: true },
  ended: STEP_FORWARD,
  ownPayment: STEP_FORWARD,
  paidFromElsewhere: STEP_FORWARD,
  foundPaid: STEP_FORWARD,
  cpfpSigned: STEP_FORWARD,
  cpfpRefused: { ...MOVE, rests: true },
  requoted: STEP_FORWARD,

  funded: STEP_FORWARD,
  outcome: { ...STEP_FORWARD, rests: true },
  unfollowed: { ...BOOKKEEPING, rests: true },
  followed: BOOKKEEPING,

  obstructed: OBSTACLE,
  needed: OBSTACLE,
  stalled: OBSTACLE,
  savesLost: OBSTACLE,
  watched: { ...BOOKKEEPING, isLine: false, rests: true },
  told: { ...BOOKKEEPING, isLine: false },
  reindexRequested: BOOKKEEPING,
  reindexAnswered: BOOKKEEPING,
} as const satisfies Readonly<Record<string, Meaning>>

export type EventKind = keyof typeof MEANINGS

export function meaningOfEvent(kind: EventKind): Meaning {
  return MEANINGS[kind]
}

export type RecordProgress = Readonly<{
  lastProgressAtSeconds: number
  /** Sleep doesn't count. */
  watchedSeconds: number
  /** Set by the notification, cleared by progress. */
  stalledSinceSeconds: number | undefined
}>

export function startProgress(atSeconds: number): RecordProgress {
  return { lastProgressAtSeconds: atSeconds, watchedSeconds: 0, stalledSinceSeconds: undefined }
}

const LEAST_SECONDS = 5
const MOST_SECONDS = 300
const PART_OF_WAIT = 8

/** Whether an alternating reason or word must wait: each wait is longer, up to five minutes. */
export function isTooSoon(
  { lastProgressAtSeconds }: Pick<RecordProgress, 'lastProgressAtSeconds'>,
  changedAtSeconds: number,
  atSeconds: number,
): boolean {
  const waited = Math.abs(atSeconds - lastProgressAtSeconds) / PART_OF_WAIT
  return Math.abs(atSeconds - changedAtSeconds) < Math.min(Math.max(waited, LEAST_SECONDS), MOST_SECONDS)
}
