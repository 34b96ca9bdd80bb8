import { describe, expect, it } from 'vitest'
import bitcoin from '../vectors/bitcoin-signing.json' with { type: 'json' }
import evm from '../vectors/evm-signing.json' with { type: 'json' }
import { findAll, needlesOfBytes } from './needles.ts'
import { whereSent } from './sent.ts'
import { type SignedBytes, signatureOf, signedNeedles } from './signed.ts'

const { signature } = evm.eip712
const [r, s] = [signature.slice(0, 66), `0x${signature.slice(66, 130)}`]
const [transaction = evm.eip1559.vectors[0]] = evm.eip1559.vectors
const posted = (endpoint: string) => JSON.stringify({ endpoint, signature, body: {} })
const ofB = { Sig: Buffer.alloc(80, 7).toString('base64'), L1Sig: signature }

/** Each kind as the journal holds it, with its bare signature. */
const SIGNED: readonly (SignedBytes & Readonly<{ bare: string }>)[] = [
  { kind: 'evmTransaction', bytes: transaction?.signed ?? '', bare: transaction?.signed.slice(-64) ?? '' },
  { kind: 'bitcoinPsbt', bytes: bitcoin.bip341.signed, bare: bitcoin.bip341.inputs[0]?.signature ?? '' },
  { kind: 'evmSignature', bytes: posted('/execute/permits'), bare: signature },
  { kind: 'exchangeAAuthorize', bytes: posted('/authorize'), bare: signature },
  { kind: 'exchangeATransfer', bytes: JSON.stringify({ signature: { r, s, v: 28 } }), bare: s },
  { kind: 'exchangeBTransfer', bytes: `${new URLSearchParams({ tx_info: JSON.stringify(ofB) })}`, bare: ofB.Sig },
]

describe('the search for what was signed', () => {
  it.each(SIGNED)('finds the bare signature of $kind in a line, a URL and a file', ({ kind, bytes, bare }) => {
    const needles = signedNeedles([{ kind, bytes }])
    for (const written of [
      `sending ${bare} now`,
      `GET /x?signature=${encodeURIComponent(bare)}`,
      JSON.stringify({ kept: bare }),
      JSON.stringify({ kept: bytes }),
    ]) {
      // Exchange B's sealed bytes are base64, so forms percent-encode them.
      expect(findAll(Buffer.from(decodeURIComponent(written)), needles)).not.toEqual([])
    }
    expect(findAll(Buffer.from('nothing to see'), needles)).toEqual([])
  })

  it('says in which part of which request it was, by the name of the origin', () => {
    const needles = needlesOfBytes('signed x', signatureOf(signature))
    const one = { method: 'POST', url: 'http://a:1/authorize', headers: Buffer.alloc(0), body: Buffer.alloc(0) }
    const names = { 'http://a:1': 'service' }
    expect(whereSent([one], needles, names)).toEqual([])
    const inQuery = { ...one, url: `http://a:1/authorize?signature=${signature}` }
    expect(whereSent([inQuery, inQuery], needles, names)).toEqual(['signed x: query of POST service/authorize'])
    const elsewhere = { ...one, url: `http://b:2/${signature}`, headers: Buffer.from(signature), body: Buffer.from(r) }
    expect(whereSent([elsewhere], needles, names).map((each) => each.split(' of ')[0])).toEqual([
      'signed x: headers',
      'signed x: path',
    ])
    const inBody = { ...one, body: Buffer.from(JSON.stringify({ signature })) }
    expect(whereSent([inBody], needles, {})).toEqual(['signed x: body of POST http://a:1/authorize'])
  })
})
