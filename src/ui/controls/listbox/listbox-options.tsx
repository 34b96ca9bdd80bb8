import type { ComponentChildren } from 'preact'
import { GroupedAddress } from '../../display/grouped-address.tsx'
import { Icon } from '../../display/icons.tsx'
import { Unverified } from '../../display/unverified.tsx'
import { IconButton } from '../button.tsx'
import { ChoiceLabel } from './choice-label.tsx'
import type { ListboxChoice } from './choices.ts'

type OptionsProps<T> = Readonly<{
  id: string
  shown: readonly ListboxChoice<T>[]
  highlighted: ListboxChoice<T> | undefined
  chosen: string | undefined
  icon?: (choice: ListboxChoice<T>) => ComponentChildren
  choose: (choice: ListboxChoice<T>) => void
  setAt: (index: number) => void
}>

export function ListboxOptions<T>({ id, shown, highlighted, chosen, icon, choose, setAt }: OptionsProps<T>) {
  return shown.map((choice, index) => (
    <Option
      key={choice.key}
      id={`${id}-${choice.key}`}
      choice={choice}
      heading={choice.group !== shown[index - 1]?.group ? choice.group : undefined}
      isHighlighted={choice === highlighted}
      isChosen={choice.key === chosen}
      icon={icon?.(choice)}
      onPick={() => choose(choice)}
      onHover={() => setAt(index)}
    />
  ))
}

function Option<T>(
  props: Readonly<{
    id: string
    choice: ListboxChoice<T>
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
          {choice.detail && (
            <span class="option-detail">
              {choice.detail}
              {choice.valuation && <small>{choice.valuation}</small>}
            </span>
          )}
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
