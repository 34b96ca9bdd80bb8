import type { TextPart } from '../../../core/page/messages/hidden-characters.ts'
import { ofCalls } from '../../messages/screen-messages.ts'

/** Each mark is an element: the text can neither imitate nor reverse it. */
export function WholeText({ parts }: Readonly<{ parts: readonly TextPart[] }>) {
  return <>{parts.map((part, at) => ('seen' in part ? part.seen : <Mark key={at} of={part} />))}</>
}

function Mark({ of }: Readonly<{ of: Exclude<TextPart, { seen: string }> }>) {
  if ('hidden' in of) {
    return (
      <bdi class="hidden-characters" dir="ltr">
        ⟨{of.hidden}⟩
      </bdi>
    )
  }
  const { emptyLines, spaces } = ofCalls()
  return (
    <bdi class="hidden-characters" data-testid="folded">
      ⟨{of.folded === 'lines' ? emptyLines({ lines: of.count }) : spaces({ spaces: of.count })}⟩
    </bdi>
  )
}
