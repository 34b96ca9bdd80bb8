import { Fragment } from 'preact'
import { traitsOfWord } from '../../core/families/items.ts'
import type { ReviewStep } from '../../core/review/review.ts'
import { SentenceText } from '../display/sentence-text.tsx'
import { Card } from '../layout/card.tsx'
import { Fold } from '../layout/fold.tsx'
import { m } from '../messages/messages.ts'
import { ofProof } from '../messages/screen-messages.ts'
import { paysFromElsewhere } from '../quote/plan-traits.ts'
import { shortAddress } from '../text/address.ts'
import { exactText } from '../text/amount.ts'

type SignaturesProps = Readonly<{ steps: readonly ReviewStep[]; nameOf: (chainId: number) => string }>

export function SignatureList({ steps, nameOf }: SignaturesProps) {
  const say = ofProof().sign
  const kinds: Readonly<Record<string, string>> = say.kind
  return (
    <Card
      title={
        paysFromElsewhere({ steps })
          ? say.titleNone
          : say.title({
              steps: steps.length,
              are: steps.every(({ word }) => traitsOfWord(word).signs === 'message') ? 'messages' : 'transactions',
            })
      }
    >
      <ol class="signatures">
        {steps.map((step, index) => (
          <li key={`${index}${step.word}`}>
            <span class="signature-number" aria-hidden="true">
              {index + 1}
            </span>
            <p>
              <SentenceText
                text={ofProof().sign.step[step.word]({
                  amount: exactText(step.amount),
                  chain: nameOf(step.chainId),
                  party: shortAddress(step.counterparty),
                })}
              />
            </p>
          </li>
        ))}
      </ol>
      <Fold title={m().message.bytes} testId="raw">
        {steps.map((step, index) => (
          <dl class="raw" key={`${index}${step.word}`}>
            <dt>{say.rawStep({ number: index + 1 })}</dt>
            {kinds[step.word] && <dd>{kinds[step.word]}</dd>}
            {Object.entries(step.raw).map(([name, value]) => (
              <Fragment key={name}>
                <dt>{rawName(name)}</dt>
                <dd class="mono">{value}</dd>
              </Fragment>
            ))}
          </dl>
        ))}
      </Fold>
    </Card>
  )
}

function rawName(name: string): string {
  const names: Readonly<Record<string, string>> = ofProof().sign.rawNames
  return names[name] ?? ofProof().sign.otherRawName({ name })
}
