import type { Ref } from 'preact'

export type LineInputProps = Readonly<{
  value: string
  onInput: (value: string) => void
  /** Masked unless shown; the page reloads at the lock (see ui/secrets/reload-on-lock.ts). */
  isSecret?: boolean
  isShown?: boolean
  onPaste?: (event: ClipboardEvent) => void
  name?: string
  id?: string
  class?: string | undefined
  placeholder?: string | undefined
  /** In characters. */
  most?: number | undefined
  autocomplete?: string
  /** Screen keyboards show digits. */
  isDecimal?: boolean
  isOff?: boolean | undefined
  /** Focused when its dialog opens. */
  isFirst?: boolean
  isWrong?: boolean
  describedBy?: string | undefined
  testId?: string | undefined
  inputRef?: Ref<HTMLInputElement> | undefined
}>

/** The browser neither corrects, completes nor remembers it. */
export function LineInput(props: LineInputProps) {
  const common = {
    id: props.id,
    ref: props.inputRef ?? null,
    class: props.class,
    value: props.value,
    placeholder: props.placeholder,
    maxLength: props.most,
    autocomplete: props.autocomplete ?? 'off',
    autocapitalize: 'off',
    inputMode: props.isDecimal ? 'decimal' : undefined,
    spellcheck: false,
    disabled: props.isOff,
    autofocus: props.isFirst,
    'aria-label': props.name,
    'aria-invalid': props.isWrong ? 'true' : undefined,
    'aria-describedby': props.describedBy,
    'data-testid': props.testId,
    'data-secret': props.isSecret ? '' : undefined,
    onPaste: props.onPaste,
    onInput: (event: Event & { currentTarget: HTMLInputElement }) => props.onInput(event.currentTarget.value),
  } as const
  return props.isSecret && !props.isShown ? <input type="password" {...common} /> : <input type="text" {...common} />
}
