import type { BundleView, ExecutionView } from '../../api/views/transfers.ts'
import type { SettingsView } from '../../api/views/wallet.ts'
import { activityEntries } from '../activity/entry.ts'
import { entrySearchText } from '../activity/search-text.ts'
import { bundleChain } from '../bundle/chain-text.ts'
import { requesterText } from '../bundle/requester-text.ts'
import type { ListboxChoice } from '../controls/listbox/choices.ts'
import { FORM_MODES } from '../form/modes.ts'
import type { PagePlace } from '../host.ts'
import { ofWindows } from '../messages/app-messages.ts'
import { joins, LANGUAGES } from '../messages/language.ts'
import { m } from '../messages/messages.ts'
import { ofActivity, ofSafeguards } from '../messages/screen-messages.ts'
import type { Route } from '../route.ts'
import { shortText } from '../text/amount.ts'
import { THEMES } from '../theme/theme.ts'
import { amountPaid, transferState } from '../transfer/state.ts'
import { transferStateText } from '../transfer/state-text.ts'

export type Command = Readonly<
  | { does: 'go'; route: Route }
  | { does: 'copy'; text: string }
  | { does: 'set'; change: Partial<Pick<SettingsView, 'theme' | 'language'>> }
  | { does: 'lock' }
  | { does: 'panel' }
  | { does: 'tab' }
>

const PLACES = ['panel', 'tab'] as const
const SCREENS = [
  'home',
  'form',
  'receive',
  'utxos',
  'activity',
  'accounts',
  'allowances',
  'settings',
  'safeguards',
  'words',
  'backup',
  'password',
] as const

export function commandsOf(
  known: Readonly<{
    addresses: readonly Readonly<{ name: string; address: string }>[]
    executions: readonly ExecutionView[]
    sent: readonly BundleView[]
    nameOf: (chainId: number) => string
    isHidden: boolean
    place: PagePlace
    isFirefox: boolean
  }>,
): readonly ListboxChoice<Command>[] {
  const say = ofActivity().palette
  const screens = screenNames()
  const { nameOf } = known
  return [
    ...formModes(say.go),
    ...SCREENS.map((screen) => ({
      key: screen,
      value: { does: 'go' as const, route: { screen } },
      label: screens[screen],
      words: say.screenWords[screen],
      group: say.go,
    })),
    ...known.addresses.map(({ name, address }) => ({
      key: `copy-${address}`,
      value: { does: 'copy' as const, text: address },
      label: say.copy({ name }),
      words: address,
      group: say.act,
    })),
    { key: 'lock', value: { does: 'lock' as const }, label: say.lock, group: say.act },
    ...PLACES.filter((place) => place !== known.place).map((place) => ({
      key: place,
      value: { does: place },
      label: ofWindows()[place === 'panel' && known.isFirefox ? 'sidebar' : place],
      words: place === 'panel' ? ofWindows().panelWords : ofWindows().tabWords,
      group: say.act,
    })),
    ...activityEntries(known.executions, known.sent).map((past): ListboxChoice<Command> => {
      const { kind, id } = past
      if (kind === 'bundle') {
        const { view } = past
        return {
          key: id,
          value: { does: 'go', route: { screen: 'bundle', id } },
          label: requesterText(view.bundle),
          detail: bundleChain(view),
          words: entrySearchText(past, nameOf),
          group: m().nav.activity,
        }
      }
      const { execution } = past
      const { originChainId, destinationChainId } = execution.intent
      const amount = known.isHidden ? amountPaid(execution).currency.symbol : shortText(amountPaid(execution))
      return {
        key: id,
        value: { does: 'go', route: { screen: 'transfer', id } },
        label:
          originChainId === destinationChainId
            ? say.transferOn({ amount, chain: nameOf(originChainId) })
            : say.transfer({ amount, from: nameOf(originChainId), to: nameOf(destinationChainId) }),
        detail: transferStateText(transferState(execution)),
        words: entrySearchText(past, nameOf),
        group: m().nav.activity,
      }
    }),
    ...looks(),
  ]
}

function screenNames(): Readonly<Record<(typeof SCREENS)[number], string>> {
  return {
    home: m().nav.home,
    form: m().nav.form,
    receive: m().receive.title,
    utxos: m().coins.title,
    activity: m().nav.activity,
    accounts: m().settings.accounts,
    allowances: ofActivity().palette.screens.allowances,
    settings: m().nav.settings,
    safeguards: ofSafeguards().title,
    words: m().settings.words,
    backup: m().settings.backup,
    password: m().settings.changePassword,
  }
}

function formModes(group: string): readonly ListboxChoice<Command>[] {
  return FORM_MODES.map((mode) => ({
    key: mode,
    value: { does: 'go', route: { screen: 'form', mode } },
    label: m().form.modes[mode],
    words: mode,
    group,
  }))
}

function looks(): readonly ListboxChoice<Command>[] {
  const { appearance: group, theme, themes, language, browsersLanguage } = m().settings
  const languages = [
    { language: 'system' as const, name: browsersLanguage },
    ...LANGUAGES.map((named) => ({ ...named, named })),
  ]
  return [
    ...THEMES.map((each) => ({
      key: `theme-${each}`,
      value: { does: 'set' as const, change: { theme: each } },
      label: `${theme}${joins().colon}${themes[each]}`,
      group,
    })),
    ...languages.map((each) => ({
      key: `language-${each.language}`,
      value: { does: 'set' as const, change: { language: each.language } },
      label: `${language}${joins().colon}${each.name}`,
      named: 'named' in each ? each.named : undefined,
      words: `language ${each.language}`,
      group,
    })),
  ]
}
