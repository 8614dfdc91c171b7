// Short lines one below the other, each with a dot.
import { chakra } from '@chakra-ui/react/styled-system';

const List = chakra('ul', { base: { listStyle: 'disc', paddingInlineStart: '5', marginTop: '1' } });

export const Bullets = ({ items }: { readonly items: readonly string[] }) => (
  <List>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </List>
);
