import type { CallAct } from '../page/calls/meaning.ts'
import { type MeantCall, namedParties } from '../page/calls/named-parties.ts'

/**
 * An undefined party can't be named.
 *
 * `others`: `called` if the contract may keep earlier money, `anybody` for an unreadable call.
 */
export type CallParties = Readonly<{ named: readonly (string | undefined)[]; others: 'nobody' | 'called' | 'anybody' }>

/** The payees and spenders of one call and its inner calls. */
export function callPartiesOf({ to, value, meaning }: MeantCall): CallParties {
  // The called contract keeps the native money; a deposit's belongs to its order.
  const along = value > 0n && meaning.act.kind !== 'deposit' ? [to] : []
  const parties = namedParties({ to, value: 0n, meaning }).filter(({ as }) => as !== 'formerSpender')
  const deposits = depositsIn(meaning.act).map(() => undefined)
  return { named: [...along, ...parties.map(({ address }) => address), ...deposits], others: othersOf(meaning.act) }
}

/** Whether a call transfers NFTs, which have no price, or allows it. */
export function hasNfts(act: CallAct): boolean {
  if (act.kind === 'batch') return act.calls.some((each) => hasNfts(each.act))
  return act.kind === 'nftTransfer' || (act.kind === 'operator' && act.isAllowed)
}

// The wallet doesn't know a foreign order's payee.
function depositsIn(act: CallAct): readonly CallAct[] {
  if (act.kind === 'batch') return act.calls.flatMap((each) => depositsIn(each.act))
  return act.kind === 'deposit' ? [act] : []
}

function othersOf(act: CallAct): CallParties['others'] {
  switch (act.kind) {
    case 'payment':
    case 'wrap':
    case 'vaultDeposit':
      return 'called'
    case 'described':
      return namedParties({ to: undefined, value: 0n, meaning: { act, dangers: [] } }).length > 0 ? 'nobody' : 'anybody'
    case 'creation':
    case 'unknown':
      return 'anybody'
    case 'batch': {
      const inner = act.calls.map((each) => othersOf(each.act))
      return inner.find((each) => each === 'anybody') ?? inner.find((each) => each === 'called') ?? 'nobody'
    }
    default:
      return 'nobody'
  }
}
