import { useState } from 'preact/hooks'
import { decimalText, typedDecimal } from '../text/typed-number.ts'

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
