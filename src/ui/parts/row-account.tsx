/** Which account a row of the list is of, where it is not the one that the screens are about. */
export function RowAccount({ name }: { name: string }) {
  return (
    <bdi class="crossing-account" data-testid="row-account">
      {name}
    </bdi>
  )
}
