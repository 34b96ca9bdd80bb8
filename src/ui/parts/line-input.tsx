import type { Ref } from 'preact'

export type LineInputProps = Readonly<{
  value: string
  onInput: (value: string) => void
  /** Drawn as dots unless it is shown; a page that had one typed begins anew at the lock (see leave-secrets.ts). */
  isSecret?: boolean
  isShown?: boolean
  onPaste?: (event: ClipboardEvent) => void
  name?: string
  id?: string
  class?: string | undefined
  placeholder?: string | undefined
  /** How many characters it takes. */
  most?: number | undefined
  autocomplete?: string
  /** A number, which a keyboard on the screen shows digits for. */
  isDecimal?: boolean
  isOff?: boolean | undefined
  /** Has the focus when the dialog that it stands in opens. */
  isFirst?: boolean
  isWrong?: boolean
  describedBy?: string | undefined
  testId?: string | undefined
  inputRef?: Ref<HTMLInputElement> | undefined
}>

/** One line of typing that the browser neither corrects, completes nor remembers. */
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
