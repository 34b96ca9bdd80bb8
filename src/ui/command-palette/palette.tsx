import { Dialog } from '../controls/dialog.tsx'
import { ListboxPanel } from '../controls/listbox/panel-by-length.tsx'
import { ofWindows } from '../messages/app-messages.ts'
import { m } from '../messages/messages.ts'
import { ofActivity } from '../messages/screen-messages.ts'
import { useApp } from '../state/app.ts'
import { readyValue } from '../state/resource.ts'
import { useChainName } from '../state/wallet/chain-name.ts'
import { messageOf } from '../text/reason-text.ts'
import { type Command, commandsOf } from './commands.ts'

export function Palette({ onClose }: { onClose: () => void }) {
  const say = ofActivity().palette
  const { client, go, host, store, tell } = useApp()
  const nameOf = useChainName()
  const account = store.account.value
  const addresses = readyValue(store.addresses.now.value) ?? []
  const commands = commandsOf({
    addresses: [
      ...(account ? [{ name: account.label, address: account.address }] : []),
      ...addresses.flatMap((each) =>
        'script' in each ? [{ name: say.bitcoin[each.script], address: each.address }] : [],
      ),
    ],
    executions: readyValue(store.executions.now.value) ?? [],
    sent: readyValue(store.sent.now.value) ?? [],
    nameOf,
    place: host.place,
    isFirefox: host.isFirefox === true,
    isHidden: readyValue(store.wallet.now.value)?.settings.hideAmounts ?? false,
  })
  const set = (change: Extract<Command, { does: 'set' }>['change']) =>
    client
      .call('settings.set', change)
      .then(() => store.wallet.reload())
      .catch((error: unknown) => tell(messageOf(error)))
  const run = (command: Command) => {
    onClose()
    if (command.does === 'go') go(command.route)
    else if (command.does === 'set') set(command.change)
    else if (command.does === 'lock') void client.call('vault.lock', {})
    else if (command.does === 'tab') host.openTab(location.hash)
    else if (command.does === 'panel') void openPanel()
    else {
      navigator.clipboard.writeText(command.text).then(
        () => tell(m().common.copied),
        () => tell(m().common.notCopied),
      )
    }
  }
  // The side panel replaces the popup.
  const openPanel = async () => {
    if (!(await host.openPanel())) tell(ofWindows()[host.isFirefox ? 'noSidebar' : 'noPanel'])
    else if (host.place === 'popup') host.close()
  }
  return (
    <Dialog title={say.title} onClose={onClose}>
      <ListboxPanel label={say.title} choices={commands} chosen={undefined} onChoose={run} />
    </Dialog>
  )
}
