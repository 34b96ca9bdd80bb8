import { useEffect, useMemo, useState } from 'preact/hooks'
import { FAMILIES } from '../../../core/families/families.ts'
import { Button } from '../../controls/button.tsx'
import { Dialog } from '../../controls/dialog.tsx'
import { TextField } from '../../controls/field.tsx'
import type { ListboxChoice } from '../../controls/listbox/choices.ts'
import { ListboxPanel } from '../../controls/listbox/panel-by-length.tsx'
import { joins } from '../../messages/language.ts'
import { ofCallPicker, ofFormDetails } from '../../messages/screen-messages.ts'
import { useApp } from '../../state/app.ts'
import { readyValue, resource } from '../../state/resource.ts'
import { shortAddress } from '../../text/address.ts'

type AddressChoiceProps = Readonly<{
  label: string
  title: string
  value: string
  choices: readonly ListboxChoice<string>[]
  problem: string | undefined
  onInput: (address: string) => void
  testId: string
}>

export function AddressChoice({ title, choices, onInput, ...field }: AddressChoiceProps) {
  const say = ofCallPicker()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <TextField
        {...field}
        isMono
        onInput={onInput}
        trailing={
          <Button
            kind="quiet"
            name={`${say.choose}${joins().colon}${field.label}`}
            onClick={() => setOpen(true)}
            testId={`${field.testId}-choose`}
          >
            {say.choose}
          </Button>
        }
      />
      {isOpen && (
        <Dialog title={title} onClose={() => setOpen(false)}>
          {choices.length === 0 ? (
            <p class="book-head">{say.nothing}</p>
          ) : (
            <ListboxPanel
              label={title}
              choices={choices}
              chosen={choices.find(({ value }) => value === field.value)?.key}
              onChoose={(address) => {
                setOpen(false)
                onInput(address)
              }}
            />
          )}
        </Dialog>
      )}
    </>
  )
}

export function useBookChoices(): readonly ListboxChoice<string>[] {
  const { client } = useApp()
  const book = useMemo(() => resource(() => client.call('book.list', {})), [client])
  useEffect(() => void book.reload(), [book])
  const group = ofFormDetails().book.title
  return (readyValue(book.now.value) ?? [])
    .filter(({ family }) => FAMILIES[family].hasContracts)
    .map(({ name, address }) => ({
      value: address,
      key: `book-${address}`,
      label: name,
      detail: shortAddress(address),
      group,
    }))
}
