import type { BundleView, ExecutionView } from '../../api/transfer-views.ts'
import type { Settings } from '../../api/wallet-views.ts'
import { pastOf } from '../activity/past.ts'
import { pastText } from '../activity/past-text.ts'
import type { Place } from '../host.ts'
import { ofCustody } from '../messages/custody-messages.ts'
import { ofEveryday } from '../messages/everyday-messages.ts'
import { joins, LANGUAGES } from '../messages/language.ts'
import { m } from '../messages/messages.ts'
import { ofPlaces } from '../messages/place-messages.ts'
import { ofSafeguards } from '../messages/safeguard-messages.ts'
import type { Choice } from '../parts/listbox.ts'
import type { Route } from '../route.ts'
import { askerText } from '../sent/asker-text.ts'
import { sentChain } from '../sent/sent-chain.ts'
import { shortText } from '../text/amount.ts'
import { paidOf, stateOf } from '../transfer/state.ts'

export type Command = Readonly<
  | { does: 'go'; route: Route }
  | { does: 'copy'; text: string }
  | { does: 'set'; change: Partial<Pick<Settings, 'theme' | 'language'>> }
  | { does: 'lock' }
  | { does: 'panel' }
  | { does: 'tab' }
>

const THEMES = ['system', 'light', 'dark'] as const
const PLACES = ['panel', 'tab'] as const
const SCREENS = [
  'home',
  'move',
  'receive',
  'coins',
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
    place: Place
  }>,
): readonly Choice<Command>[] {
  const say = ofEveryday().palette
  const { words, backup, password } = ofCustody()
  const screens = {
    ...say.screens,
    safeguards: ofSafeguards().title,
    words: words.title,
    backup: backup.title,
    password: password.title,
  }
  const { nameOf } = known
  return [
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
      label: say.copy(name),
      words: address,
      group: say.act,
    })),
    { key: 'lock', value: { does: 'lock' as const }, label: say.lock, group: say.act },
    ...PLACES.filter((place) => place !== known.place).map((place) => ({
      key: place,
      value: { does: place },
      label: ofPlaces()[place],
      words: place === 'panel' ? ofPlaces().panelWords : ofPlaces().tabWords,
      group: say.act,
    })),
    ...pastOf(known.executions, known.sent).map((past): Choice<Command> => {
      const { kind, id } = past
      if (kind === 'sent') {
        const { view } = past
        return {
          key: id,
          value: { does: 'go', route: { screen: 'sent', id } },
          label: askerText(view.bundle),
          detail: sentChain(view),
          words: pastText(past, nameOf),
          group: say.past,
        }
      }
      const { execution } = past
      const { originChainId, destinationChainId } = execution.intent
      return {
        key: id,
        value: { does: 'go', route: { screen: 'transfer', id } },
        label: say.transfer(
          known.isHidden ? paidOf(execution).currency.symbol : shortText(paidOf(execution)),
          nameOf(originChainId),
          nameOf(destinationChainId),
        ),
        detail: m().state[stateOf(execution)],
        words: pastText(past, nameOf),
        group: say.past,
      }
    }),
    ...looks(),
  ]
}

function looks(): readonly Choice<Command>[] {
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
