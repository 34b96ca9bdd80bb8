import { describe, expect, it } from 'vitest'
import { compileMessages, placeholdersOf } from '../../run/messages/compile.mjs'

const compiled = (message: string, tag = 'en') =>
  compileMessages({ message }, { tag, formats: 'f', where: 'w', service: 'Relay' })

describe('a compiled message', () => {
  it('is a text when it has no placeholder', () => {
    expect(compiled("It''s '{'here'}'.")).toContain('"message": "It\'s {here}."')
  })

  it('calls the formats of its language, and keeps no word of the compiler', () => {
    const code = compiled('{steps, plural, one {# step} other {# steps}} in {seconds, duration}')
    expect(code).toBe(
      'import { plural, span } from "f"\n' +
        'export default { "message": (d) => plural(d.steps, { one: "\\b step", other: "\\b steps" }) + " in " + span(d.seconds) }\n',
    )
  })

  it('isolates values where words run from the right, and spaces them among Chinese characters', () => {
    expect(compiled('من {site}', 'ar')).toContain('"من " + text(d.site)')
    expect(compiled('来自{site}', 'zh-hans')).toContain('line("来自" + text(d.site))')
  })

  it('has the name of the service in its place, so that no caller gives it', () => {
    expect(compiled('{service} says:')).toContain('"message": "Relay says:"')
    expect(compiled('{service}：{words}', 'ja')).toContain('"Relay：" + d.words')
    expect(compiled('{is, select, true {By {service}} other {By us}}')).toContain('"By Relay"')
    expect(compiled('بحسب {service}', 'ar')).toContain('"بحسب \u2068Relay\u2069"')
    expect(compiled('请向{service}申请', 'zh-hans')).toContain('"请向 Relay 申请"')
    expect(compiled('{service}：{site}', 'zh-hans')).toContain('line("Relay：" + text(d.site))')
    expect(placeholdersOf('{service} asks {site}')).toEqual({ site: 'string | number' })
  })

  it.each([
    ['{steps, plural, one {# step}}', /other/],
    ['{steps, plural, few {# steps} other {# steps}}', /few/],
    ['{steps, price}', /expected one of number/],
    ['{steps', /end of message pattern|expected/i],
  ])('is refused if it is %s', (message, why) => {
    expect(() => compiled(message)).toThrow(why)
  })
})

describe('the types of placeholders', () => {
  it.each([
    ['{site}', { site: 'string | number' }],
    ['{is, select, true {yes} other {no}}', { is: 'boolean' }],
    ['{most, select, undefined {no limit} other {{most}}}', { most: 'string | number | undefined' }],
    ['{steps, plural, one {one} other {{steps}}}', { steps: 'number | bigint' }],
    ['{chains, list} {share, number, percent}', { chains: 'readonly (string | number)[]', share: 'number | string' }],
  ])('of %s follow their use', (message, types) => {
    expect(placeholdersOf(message)).toEqual(types)
  })
})
