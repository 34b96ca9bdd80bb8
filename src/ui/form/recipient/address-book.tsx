import { useEffect, useMemo, useState } from 'preact/hooks'
import type { BookEntryView } from '../../../api/views/counterparties.ts'
import type { Family } from '../../../core/chain/chain.ts'
import { FAMILIES } from '../../../core/families/families.ts'
import { Button, IconButton } from '../../controls/button.tsx'
import { Dialog } from '../../controls/dialog.tsx'
import { NameField } from '../../controls/name-field.tsx'
import { FullAddress, ShortAddress } from '../../display/address-text.tsx'
import { WithResource } from '../../layout/loading.tsx'
import { m } from '../../messages/messages.ts'
import { ofFormDetails, ofGuidance } from '../../messages/screen-messages.ts'
import { useApp } from '../../state/app.ts'
import { readyValue, resource } from '../../state/resource.ts'
import { messageOf } from '../../text/reason-text.ts'

type BookProps = Readonly<{ family: Family; onChoose: (address: string) => void }>

export function AddressBookButton({ testId, ...book }: BookProps & Readonly<{ testId: string }>) {
  const say = ofFormDetails().book
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind="quiet" onClick={() => setOpen(true)} testId={testId}>
        {say.open}
      </Button>
      {isOpen && (
        <Dialog title={say.title} onClose={() => setOpen(false)}>
          <Book
            family={book.family}
            onChoose={(address) => {
              setOpen(false)
              book.onChoose(address)
            }}
          />
        </Dialog>
      )}
    </>
  )
}

function Book({ family, onChoose }: BookProps) {
  const say = ofFormDetails().book
  const { client, store, tell } = useApp()
  const book = useMemo(() => resource(() => client.call('book.list', {})), [client])
  useEffect(() => void book.reload(), [book])
  const accounts = (readyValue(store.accounts.now.value) ?? []).filter(
    () => FAMILIES[family].ownAddress === 'evmAddress',
  )
  const [leaving, setLeaving] = useState<BookEntryView | undefined>(undefined)
  const remove = async ({ address, name }: BookEntryView) => {
    try {
      await client.call('book.remove', { family, address })
      await book.reload()
      tell(ofGuidance().book.removed({ name }))
    } catch (error) {
      tell(messageOf(error))
    }
    setLeaving(undefined)
  }
  return (
    <WithResource resource={book} what={say.title} failed={m().home.couldNotRead} lines={3}>
      {(all) => {
        const entries = all.filter((each) => each.family === family)
        return (
          <>
            {accounts.length > 1 && (
              <>
                <h3 class="book-head">{say.yours}</h3>
                <ul class="ways">
                  {accounts.map(({ label, address }) => (
                    <Entry key={address} name={label} address={address} onChoose={onChoose} />
                  ))}
                </ul>
                <h3 class="book-head">{say.saved}</h3>
              </>
            )}
            {entries.length === 0 && <p class="book-head">{say.empty}</p>}
            <ul class="ways">
              {entries.map((each) => (
                <Entry key={each.address} {...each} onChoose={onChoose} onRemove={() => setLeaving(each)} />
              ))}
            </ul>
            {leaving && (
              <RemoveEntry entry={leaving} onKeep={() => setLeaving(undefined)} onRemove={() => remove(leaving)} />
            )}
          </>
        )
      }}
    </WithResource>
  )
}

type RemoveProps = Readonly<{ entry: BookEntryView; onKeep: () => void; onRemove: () => unknown }>

function RemoveEntry({ entry, onKeep, onRemove }: RemoveProps) {
  const say = ofGuidance().book
  return (
    <Dialog
      title={say.removeTitle({ name: entry.name })}
      onClose={onKeep}
      footer={
        <div class="decide">
          <Button onClick={onKeep}>{say.keep}</Button>
          <Button kind="danger" onClick={onRemove} testId="book-remove">
            {m().common.remove}
          </Button>
        </div>
      }
    >
      <div class="dialog-text">
        <FullAddress address={entry.address} />
        <p>{say.removeText}</p>
      </div>
    </Dialog>
  )
}

function Entry(
  props: Readonly<{ name: string; address: string; onChoose: (address: string) => void; onRemove?: () => void }>,
) {
  const { name, address, onChoose, onRemove } = props
  return (
    <li class="book-entry">
      <button type="button" class="way" data-testid={`book-${name}`} onClick={() => onChoose(address)}>
        <span class="way-text">
          <strong>{name}</strong>
          <span class="way-means">
            <ShortAddress address={address} />
          </span>
        </span>
      </button>
      {onRemove && <IconButton icon="close" name={ofFormDetails().book.remove({ name })} onClick={onRemove} />}
    </li>
  )
}

type SaveNameProps = Readonly<{
  family: Family
  address: string
  name: string | null
  onSaved: (name: string) => void
}>

export function SaveName(props: SaveNameProps) {
  const { family, address, onSaved } = props
  const say = ofFormDetails().book
  const { client, tell } = useApp()
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState(props.name ?? '')
  const name = typed.trim()
  const save = async () => {
    try {
      const { saved } = await client.call('book.save', { name, family, address })
      tell(saved ? say.done({ name }) : say.notSaved)
      if (!saved) return
      setOpen(false)
      onSaved(name)
    } catch (error) {
      tell(messageOf(error))
    }
  }
  if (!isOpen) {
    return (
      <Button kind="quiet" onClick={() => setOpen(true)} testId="save-name">
        {props.name === null ? say.save : m().common.rename}
      </Button>
    )
  }
  return (
    <form
      class="name-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (name) void save()
      }}
    >
      <NameField
        label={say.name}
        value={typed}
        onInput={setTyped}
        testId="address-name"
        trailing={
          <Button kind="quiet" isOff={!name} onClick={save} testId="keep-name">
            {m().common.save}
          </Button>
        }
      />
    </form>
  )
}
