import { useState } from 'preact/hooks'
import { decimalText, typedDecimal } from '../text/typed-number.ts'

/** Keeps the typed marks on the screen, and hands over a decimal with a point. */
export function useTypedDecimal(value: string, onInput: (value: string) => void) {
  const [typed, setTyped] = useState('')
  const isTyped = typed !== '' && typedDecimal(typed) === value
  return {
    shown: isTyped ? typed : decimalText(value),
    input: (text: string) => {
      setTyped(text)
      onInput(typedDecimal(text))
    },
    settle: () => setTyped(''),
  }
}
