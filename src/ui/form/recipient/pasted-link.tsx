import { cleanText } from '../../../core/text/untrusted-text.ts'
import { Button } from '../../controls/button.tsx'
import { Notice } from '../../layout/notice.tsx'
import { ofFormDetails } from '../../messages/screen-messages.ts'
import { groupThousands } from '../../text/amount.ts'
import type { Draft } from '../draft.ts'
import type { FormContext } from '../validation.ts'
import type { LinkDraft, LinkRefusal } from './link-draft.ts'

const MOST_NAMED = 60

export type TakenLink = Readonly<{
  address: string
  before: Draft
  taken: NonNullable<Extract<LinkDraft, { ok: true }>['taken']>
}>

type TakenProps = Readonly<{ link: TakenLink; chains: FormContext['chains']; onUndo: () => void }>

export function TakenFromLink({ link, chains, onUndo }: TakenProps) {
  const say = ofFormDetails().code
  const { currency, amount } = link.taken
  const chain = chains.find(({ id }) => id === currency.chainId)?.name ?? ''
  const { symbol } = currency
  const undo = (
    <Button onClick={onUndo} testId="link-undo">
      {say.undo}
    </Button>
  )
  return (
    <Notice kind="info" action={undo} testId="link-taken" isUrgent>
      {amount === '' ? say.chain({ symbol, chain }) : say.amount({ amount: groupThousands(amount), symbol, chain })}
    </Notice>
  )
}

type Refusal = Exclude<LinkRefusal, { problem: 'address' }>

export function RefusedLink({ refusal }: Readonly<{ refusal: Refusal }>) {
  return (
    <Notice kind="warn" testId="link-refused" isUrgent>
      {linkRefusalText(refusal)}
    </Notice>
  )
}

export function linkRefusalText(refusal: Refusal): string {
  const say = ofFormDetails().code
  if (refusal.problem === 'requires') return say.requires({ name: cleanText(refusal.name, MOST_NAMED) })
  if (refusal.problem === 'chain') return say.unknown({ id: cleanText(refusal.name, MOST_NAMED) })
  if (refusal.problem === 'elsewhere') return say.elsewhere({ chain: refusal.chain })
  if (refusal.problem === 'disabled') return say.disabled({ chain: refusal.chain })
  return refusal.problem === 'token' ? say.token({ token: refusal.token }) : say.unreadable
}
