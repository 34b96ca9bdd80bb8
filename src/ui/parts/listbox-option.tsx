import type { ComponentChildren } from 'preact'
import { IconButton } from './button.tsx'
import { ChoiceLabel } from './choice-label.tsx'
import { GroupedAddress } from './grouped-address.tsx'
import { Icon } from './icons.tsx'
import type { Choice } from './listbox.ts'
import { Unverified } from './unverified.tsx'

/** A choice in a list, under the name of its group where that begins. */
export function Option<T>(
  props: Readonly<{
    id: string
    choice: Choice<T>
    heading: string | undefined
    isHighlighted: boolean
    isChosen: boolean
    icon: ComponentChildren
    onPick: () => void
    onHover: () => void
  }>,
) {
  const { choice } = props
  return (
    <>
      {props.heading && (
        <div class="option-group" role="presentation">
          {props.heading}
        </div>
      )}
      <div class="option-row">
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the combobox above holds the focus and takes the keys */}
        <div
          id={props.id}
          class="option"
          role="option"
          tabIndex={-1}
          aria-selected={props.isChosen}
          aria-disabled={choice.off ? 'true' : undefined}
          data-highlighted={props.isHighlighted ? '' : undefined}
          onClick={props.onPick}
          onPointerMove={props.onHover}
        >
          {props.icon}
          <span class="option-label">
            <span>
              <ChoiceLabel choice={choice} /> {choice.mark?.isVerified && <Verified says={choice.mark.says} />}
            </span>
            {choice.off && <small>{choice.off}</small>}
            {choice.mark?.isVerified === false && <Unverified {...choice.mark} />}
            {choice.address && <GroupedAddress address={choice.address} />}
          </span>
          {choice.detail && <span class="option-detail">{choice.detail}</span>}
          {props.isChosen && <Icon name="check" size={18} />}
        </div>
        {choice.act && <IconButton {...choice.act} isDanger />}
      </div>
    </>
  )
}

function Verified({ says }: { says: string }) {
  return (
    <span class="verified" role="img" aria-label={says} title={says}>
      <Icon name="shield" size={14} />
    </span>
  )
}
