/**
 * `to` replaces an expression of `src` that must occur exactly once, and `red` matches the failure. `run`: the
 * search for a red run starts there.
 */
export type Undoing = Readonly<{ what: string; run: number; file: string; from: string; to: string; red: RegExp }>

/** Undoes each part of the rule. */
export const UNDOINGS: readonly Undoing[] = [
  {
    what: 'a report to the service is no progress',
    run: 110,
    file: 'core/progress.ts',
    from: '{ ...MOVE, isLine: false, rests: true }',
    to: '{ ...STEP_FORWARD, isLine: false, rests: true }',
    red: /told twice|saves in an hour/,
  },
  {
    what: 'each task has its time limit',
    run: 158,
    file: 'wallet/machine.ts',
    from: 'within(PERFORM_SECONDS, after, answered())',
    to: 'answered()',
    red: /a look took/,
  },
  {
    what: 'a step that waits is looked at less often',
    run: 5,
    file: 'wallet/poll-interval.ts',
    from: 'agedInterval(Math.abs(about.nowSeconds - record.lastProgressAtSeconds))',
    to: '0',
    red: /looks in an hour/,
  },
  {
    what: 'a look that failed is made again ever later',
    run: 3,
    file: 'wallet/tracker.ts',
    from: 'Math.min(FAILED_MILLISECONDS * 2 ** (failures - 1), LONGEST_FAILED_MILLISECONDS)',
    to: 'FAILED_MILLISECONDS',
    red: /looks in an hour/,
  },
  {
    what: 'bytes are broadcast again with a growing pause',
    run: 3,
    file: 'wallet/carry/broadcasts.ts',
    from: 'isRebroadcastDue(broadcastAtSeconds, last.get(newest.hash)?.atSeconds, nowSeconds)',
    to: 'true',
    red: /broadcasts in an hour/,
  },
  {
    what: 'slowness is told',
    run: 0,
    file: 'wallet/slow.ts',
    from: 'stalledNow(record, ports) ?? found',
    to: 'found',
    red: /not offered: .*sendAgain/,
  },
  {
    what: 'abandoning is offered',
    run: 18,
    file: 'core/give-up.ts',
    from: 'isHeldUp && canBeGivenUp(execution)',
    to: 'false',
    red: /not offered: abandon|never ended: following/,
  },
  {
    what: 'abandoning works',
    run: 18,
    file: 'core/apply.ts',
    from: 'canBeGivenUp(execution) : ',
    to: 'false : ',
    red: /abandon was offered/,
  },
  {
    what: 'sending again works',
    run: 56,
    file: 'core/step.ts',
    from: "item.phase === 'broadcast' ? { ...item, broadcastAtSeconds: event.atSeconds } : undefined",
    to: 'undefined',
    red: /sendAgain was offered|never ended/,
  },
  {
    what: 'a notice that was told is remembered',
    run: 1,
    file: 'core/apply.ts',
    from: 'told(execution, event.key)',
    to: 'execution',
    red: /told twice/,
  },
]
