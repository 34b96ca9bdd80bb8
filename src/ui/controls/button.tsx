import type { ComponentChildren, Ref } from 'preact'
import { Icon, type IconName } from '../display/icons.tsx'
import { usePending } from './use-pending.ts'

export type ButtonProps = Readonly<{
  children: ComponentChildren
  /** Busy until a returned promise settles. */
  onClick?: ((event: MouseEvent) => unknown) | undefined
  kind?: 'primary' | 'secondary' | 'quiet' | 'danger'
  type?: 'button' | 'submit'
  /** Disabled but focusable, so that keyboards and screen readers find it. */
  isOff?: boolean | undefined
  isBusy?: boolean | undefined
  isWide?: boolean | undefined
  icon?: IconName
  testId?: string
  describedBy?: string | undefined
  /** The accessible name where the label is ambiguous; begins with the label. */
  name?: string
  pressed?: boolean | undefined
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined
  buttonRef?: Ref<HTMLButtonElement>
}>

export function Button(props: ButtonProps) {
  const { children, kind = 'secondary', type = 'button', isOff, isWide, icon, testId } = props
  const [isPending, follow] = usePending()
  const isBusy = props.isBusy || isPending
  const isDead = isOff || isBusy
  const press = (event: MouseEvent) => {
    if (isDead) event.preventDefault()
    else follow(props.onClick?.(event))
  }
  return (
    <button
      ref={props.buttonRef ?? null}
      type={type}
      class={`button ${kind}${isWide ? ' wide' : ''}`}
      aria-disabled={isDead ? 'true' : undefined}
      aria-busy={isBusy ? 'true' : undefined}
      aria-label={props.name}
      aria-describedby={props.describedBy}
      aria-pressed={props.pressed}
      data-testid={testId}
      onClick={press}
      onKeyDown={props.onKeyDown}
    >
      {isBusy ? <span class="spinner" aria-hidden="true" /> : icon && <Icon name={icon} size={18} />}
      <span>{children}</span>
    </button>
  )
}

export function IconButton(
  props: Readonly<{
    icon: IconName
    name: string
    /** Busy until a returned promise settles. */
    onClick: () => unknown
    testId?: string
    pressed?: boolean
    isBusy?: boolean
    /** Lost focus never moves to a button that removes something. */
    isDanger?: boolean
  }>,
) {
  const [isPending, follow] = usePending()
  const isBusy = props.isBusy || isPending
  return (
    <button
      type="button"
      class={`icon-button${props.isDanger ? ' danger' : ''}`}
      aria-label={props.name}
      title={props.name}
      aria-pressed={props.pressed}
      aria-busy={isBusy ? 'true' : undefined}
      data-testid={props.testId}
      onClick={() => isPending || follow(props.onClick())}
    >
      {isBusy ? <span class="spinner" aria-hidden="true" /> : <Icon name={props.icon} />}
    </button>
  )
}
