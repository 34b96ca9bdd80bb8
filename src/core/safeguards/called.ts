import type { CallAct } from '../page/call-meaning.ts'
import { type MeantCall, partiesOf } from '../page/parties.ts'

/**
 * Whom a call pays, or lets take something. `named` are those by its bytes, with whoever keeps the money that goes along;
 * undefined for one whom the wallet cannot name. `others` is who may get something besides: nobody, the one who is called
 * (and keeps what came by earlier calls), or anybody, where the call cannot be read.
 */
export type Called = Readonly<{ named: readonly (string | undefined)[]; others: 'nobody' | 'called' | 'anybody' }>

/** Says whom one call pays, with the calls inside of it. */
export function calledBy({ to, value, meaning }: MeantCall): Called {
  // Money that goes along stays with whoever is called, whatever else the bytes say; of a deposit it is the order's.
  const along = value > 0n && meaning.act.kind !== 'deposit' ? [to] : []
  const parties = partiesOf({ to, value: 0n, meaning }).filter(({ as }) => as !== 'formerSpender')
  const deposits = depositsIn(meaning.act).map(() => undefined)
  return { named: [...along, ...parties.map(({ address }) => address), ...deposits], others: othersOf(meaning.act) }
}

/** Whether NFTs, which have no price, are handed over by a call, or may be taken. */
export function hasNfts(act: CallAct): boolean {
  if (act.kind === 'batch') return act.calls.some((each) => hasNfts(each.act))
  return act.kind === 'nftTransfer' || (act.kind === 'operator' && act.isAllowed)
}

// Whom an order of somebody else pays, the wallet does not know.
function depositsIn(act: CallAct): readonly CallAct[] {
  if (act.kind === 'batch') return act.calls.flatMap((each) => depositsIn(each.act))
  return act.kind === 'deposit' ? [act] : []
}

function othersOf(act: CallAct): Called['others'] {
  switch (act.kind) {
    case 'payment':
    case 'wrap':
    case 'vaultDeposit':
      return 'called'
    case 'described':
      return partiesOf({ to: undefined, value: 0n, meaning: { act, dangers: [] } }).length > 0 ? 'nobody' : 'anybody'
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
