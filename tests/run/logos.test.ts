import { expect, it } from 'vitest'
import { devnet } from '../../src/core/profiles/devnet.ts'
import { relay } from '../../src/core/profiles/relay.ts'
import { logoKey } from '../../src/ui/marks/logos.ts'
import { logosOf } from './logos.ts'

const BOTH = [
  ['devnet', devnet],
  ['relay', relay],
] as const

const WITHOUT_LOGO: Readonly<Record<(typeof BOTH)[number][0], readonly string[]>> = {
  devnet: ['Lighter'],
  relay: ['Lighter'],
}

it.each(BOTH)('has a logo for each chain and token of the profile %s but the listed ones', (name, profile) => {
  const { of, drawings } = logosOf(profile)
  const pinned = profile.chains.flatMap((chain) => [
    [logoKey(chain.id), chain.name] as const,
    ...[chain.native, ...chain.tokens].map(
      ({ address, symbol }) => [logoKey(chain.id, address), `${symbol} on ${chain.name}`] as const,
    ),
  ])
  const bare = pinned.filter(([key]) => !Object.keys(drawings[of[key] ?? ''] ?? {}).length)
  expect(
    bare.map(([, name]) => name),
    'Name their files in tests/run/logos.ts, or list them in WITHOUT_LOGO: screens show their first letter.',
  ).toEqual(WITHOUT_LOGO[name])
})

it.each(BOTH)('holds for the profile %s nothing that it does not pin', (_name, profile) => {
  const { of, drawings } = logosOf(profile)
  const pinned = profile.chains.flatMap(({ id, native, tokens }) => [
    logoKey(id),
    ...[native, ...tokens].map(({ address }) => logoKey(id, address)),
  ])
  expect(
    Object.keys(of).filter((key) => !pinned.includes(key)),
    'No profile pins these chains and tokens: logosOf of tests/run/logos.ts may not add them.',
  ).toEqual([])
  expect([...new Set(Object.values(of))].sort()).toEqual(Object.keys(drawings).sort())
})

it('draws nothing but filled shapes', () => {
  const paths = BOTH.flatMap(([, profile]) => Object.values(logosOf(profile).drawings).flat())
  expect(paths.length).toBeGreaterThan(30)
  const shapes = paths.filter(([colour, shape]) => /^#\w+$/.test(colour) && /^[mM][\da-zA-Z .-]+$/.test(shape))
  expect(shapes).toHaveLength(paths.length)
})

it('tells every two chains of a profile apart', () => {
  for (const [, profile] of BOTH) {
    const { of } = logosOf(profile)
    const names = profile.chains.flatMap(({ id }) => of[logoKey(id)] ?? [])
    expect(
      names.filter((name, index) => names.indexOf(name) !== index),
      'Two chains have these logos. Choose another in CHAINS of tests/run/logos.ts, or name one chain in EXCHANGED.',
    ).toEqual([])
  }
})
