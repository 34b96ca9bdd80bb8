import { useEffect, useMemo } from 'preact/hooks'
import { isSameAddress } from '../../../core/families/address.ts'
import { useApp } from '../app.ts'
import { readyValue, resource } from '../resource.ts'

export function useBookName(): (address: string) => string | undefined {
  const { client } = useApp()
  const book = useMemo(() => resource(() => client.call('book.list', {})), [client])
  useEffect(() => void book.reload(), [book])
  const entries = readyValue(book.now.value) ?? []
  return (address) => entries.find((each) => isSameAddress(each.address, address))?.name
}
