import { TextField, type TextFieldProps } from './field.tsx'
import { useTypedDecimal } from './use-typed-decimal.ts'

export function DecimalField({ value, onInput, ...field }: TextFieldProps) {
  const decimal = useTypedDecimal(value, onInput)
  return <TextField {...field} value={decimal.shown} onInput={decimal.input} />
}
