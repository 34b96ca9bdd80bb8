import { Fragment } from 'preact'
import { Card } from '../../layout/card.tsx'
import { Fold } from '../../layout/fold.tsx'
import { ofCalls } from '../../messages/screen-messages.ts'

const HASHES = ['domain', 'message', 'digest'] as const

// Hardware wallets show these hashes.
export function Hashes({
  of,
  testId,
}: Readonly<{ of: Partial<Record<(typeof HASHES)[number], string>>; testId: string }>) {
  const say = ofCalls().typedData
  return (
    <Card>
      <Fold title={say.hashes} testId={testId}>
        <dl class="typed">
          {HASHES.filter((each) => of[each] !== undefined).map((each) => (
            <Fragment key={each}>
              <dt>{say.hash[each]}</dt>
              <dd class="mono">{of[each]}</dd>
            </Fragment>
          ))}
        </dl>
      </Fold>
    </Card>
  )
}
