import { useEffect, useMemo, useState } from 'preact/hooks'
import { ofForm } from '../messages/form-messages.ts'
import { joins } from '../messages/language.ts'
import { ofPicks } from '../messages/pick-messages.ts'
import { Button } from '../parts/button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { Field } from '../parts/field.tsx'
import type { Choice } from '../parts/listbox.ts'
import { ListboxPanel } from '../parts/listbox-panel.tsx'
import { useApp } from '../state/app.ts'
import { readyValue, resource } from '../state/resource.ts'
import { shortAddress } from '../text/address.ts'

type AddressChoiceProps = Readonly<{
  label: string
  title: string
  value: string
  choices: readonly Choice<string>[]
  problem: string | undefined
  onInput: (address: string) => void
  testId: string
}>

export function AddressChoice({ title, choices, onInput, ...field }: AddressChoiceProps) {
  const say = ofPicks()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Field
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

export function useBookChoices(): readonly Choice<string>[] {
  const { client } = useApp()
  const book = useMemo(() => resource(() => client.call('book.list', {})), [client])
  useEffect(() => void book.reload(), [book])
  const group = ofForm().book.title
  return (readyValue(book.now.value) ?? [])
    .filter(({ family }) => family === 'evm')
    .map(({ name, address }) => ({
      value: address,
      key: `book-${address}`,
      label: name,
      detail: shortAddress(address),
      group,
    }))
}
