/** `from` must occur exactly once in `src`; the search for a `red` failure starts at `run`. */
export type Undoing = Readonly<{
  what: string
  of?: 'bundle'
  run: number
  file: string
  from: string
  to: string
  red: RegExp
}>

export const UNDOINGS: readonly Undoing[] = [
  {
    what: 'a report to the service is no progress',
    run: 250,
    file: 'core/execution/progress.ts',
    from: '{ ...MOVE, isLine: false, rests: true }',
    to: '{ ...STEP_FORWARD, isLine: false, rests: true }',
    red: /told twice|saves in an hour/,
  },
  {
    what: 'each task has its time limit',
    run: 158,
    file: 'wallet/engine/runner.ts',
    from: 'withTimeLimit(PERFORM_SECONDS, after, answered())',
    to: 'answered()',
    red: /a look took/,
  },
  {
    what: 'a step that waits is looked at less often',
    run: 5,
    file: 'wallet/engine/polling/poll-interval.ts',
    from: 'agedInterval(Math.abs(about.nowSeconds - record.lastProgressAtSeconds))',
    to: '0',
    red: /looks in an hour/,
  },
  {
    what: 'a look that failed is made again ever later',
    run: 3,
    file: 'wallet/engine/polling/follow.ts',
    from: 'Math.min(FAILED_MILLISECONDS * 2 ** (failures - 1), LONGEST_FAILED_MILLISECONDS)',
    to: 'FAILED_MILLISECONDS',
    red: /looks in an hour/,
  },
  {
    what: 'bytes are broadcast again with a growing pause',
    run: 3,
    file: 'wallet/engine/adapters/broadcast-memory.ts',
    from: 'isRebroadcastDue(broadcastAtSeconds, last.get(newest.hash)?.atSeconds, nowSeconds)',
    to: 'true',
    red: /broadcasts in an hour/,
  },
  {
    what: 'slowness is told',
    run: 0,
    file: 'wallet/engine/polling/stall.ts',
    from: 'stallEvent(record, ports) ?? found',
    to: 'found',
    red: /not offered: .*sendAgain/,
  },
  {
    what: 'abandoning is offered',
    run: 18,
    file: 'core/execution/abandon.ts',
    from: 'isHeldUp && canBeAbandoned(execution)',
    to: 'false',
    red: /not offered: abandon|never ended: following/,
  },
  {
    what: 'abandoning works',
    run: 18,
    file: 'core/execution/apply.ts',
    from: 'canBeAbandoned(execution) : ',
    to: 'false : ',
    red: /abandon was offered/,
  },
  {
    what: 'sending again works',
    run: 56,
    file: 'core/execution/steps/step.ts',
    from: "item.phase === 'broadcast' ? { ...item, broadcastAtSeconds: event.atSeconds } : undefined",
    to: 'undefined',
    red: /sendAgain was offered|never ended/,
  },
  {
    what: 'a notice that was told is remembered',
    run: 1,
    file: 'core/execution/apply.ts',
    from: 'told(execution, event.key)',
    to: 'execution',
    red: /never became final/,
  },
  {
    what: 'an error in a bundle is shown',
    of: 'bundle',
    run: 440,
    file: 'wallet/bundles/executor-ports.ts',
    from: 'eventOrStall(obstacleEvent(ports, why), bundle, ports)',
    to: 'undefined',
    red: /not offered: help/,
  },
  {
    what: 'slowness of a call is told',
    of: 'bundle',
    run: 0,
    file: 'wallet/bundles/perform.ts',
    from: 'eventOrStall(found, bundle, ports)',
    to: 'found',
    red: /not offered: .*sendAgain/,
  },
  {
    what: 'told news of a bundle is remembered',
    of: 'bundle',
    run: 0,
    file: 'core/bundle/apply.ts',
    from: 'bundle.isTold ? bundle : { ...bundle, isTold: true }',
    to: 'bundle',
    red: /never became final/,
  },
  {
    what: 'a deposit of an unknown order is given up',
    of: 'bundle',
    run: 10,
    file: 'wallet/bundles/deposit-outcomes.ts',
    from: "{ event: 'unfollowed', why: 'over', atSeconds }",
    to: 'undefined',
    red: /never became final: deposits/,
  },
  {
    what: 'calls of another copy are looked for before a signature',
    of: 'bundle',
    run: 21,
    file: 'wallet/bundles/perform.ts',
    from: '!(await isNonceUnrecorded(bundle, about, ports))',
    to: 'true',
    red: /was carried out \d times/,
  },
  {
    what: 'an ended bundle is told again after a pause',
    of: 'bundle',
    run: 515,
    file: 'wallet/engine/polling/poll-interval.ts',
    from: "task?.task === 'tell'",
    to: 'false',
    red: /looks in an hour/,
  },
]
