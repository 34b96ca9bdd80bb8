import type { ComponentChildren, Ref } from 'preact'
import { Icon, type IconName } from './icons.tsx'

export type ButtonProps = Readonly<{
  children: ComponentChildren
  onClick?: ((event: MouseEvent) => void) | undefined
  kind?: 'primary' | 'secondary' | 'quiet' | 'danger'
  type?: 'button' | 'submit'
  /** Cannot be pressed now; stays focusable, so that keyboards and screen readers find it. */
  isOff?: boolean | undefined
  isBusy?: boolean | undefined
  isWide?: boolean | undefined
  icon?: IconName
  testId?: string
  describedBy?: string | undefined
  /** What it is called where its words alone do not tell it from others; begins with them. */
  name?: string
  pressed?: boolean | undefined
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined
  buttonRef?: Ref<HTMLButtonElement>
}>

/** A button in words. */
export function Button(props: ButtonProps) {
  const { children, kind = 'secondary', type = 'button', isOff, isBusy, isWide, icon, testId } = props
  const isDead = isOff || isBusy
  const press = (event: MouseEvent) => {
    if (isDead) event.preventDefault()
    else props.onClick?.(event)
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

/** A button that is only an icon: its name is said to those who cannot see it, and shown on hover. */
export function IconButton(
  props: Readonly<{
    icon: IconName
    name: string
    onClick: () => void
    testId?: string
    pressed?: boolean
    isBusy?: boolean
  }>,
) {
  return (
    <button
      type="button"
      class="icon-button"
      aria-label={props.name}
      title={props.name}
      aria-pressed={props.pressed}
      aria-busy={props.isBusy ? 'true' : undefined}
      data-testid={props.testId}
      onClick={props.onClick}
    >
      {props.isBusy ? <span class="spinner" aria-hidden="true" /> : <Icon name={props.icon} />}
    </button>
  )
}
