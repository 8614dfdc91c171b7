// The product's entities, and how one belongs to another.
import type { Shape } from '../../model/shape-model';
import { sorted } from '../../model/views';
import type { Atlas } from './atlas';
import { code, heading, inPicture, node, page, picture, prose, table } from './markdown';

const here = 'entities.md';

interface Bond {
  readonly to: string;
  readonly many: boolean;
  readonly optional: boolean;
}

const held = (shape: Shape, many: boolean, optional: boolean): readonly Bond[] => {
  const maybe = optional || shape.nullable === true;
  switch (shape.type) {
    case 'like':
      return [{ to: shape.of, many, optional: maybe }];
    case 'list':
    case 'map':
      return held(shape.of, true, maybe);
    case 'group':
      return shape.fields.flatMap((it) => held(it.shape, many, maybe || it.optional === true));
    case 'either':
      return shape.options.flatMap((it) => held(it, many, true));
    default:
      return [];
  }
};

const drawn = (atlas: Atlas): string[] => {
  const entities = atlas.model.entities.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const known = new Set(entities.map((it) => it.id));
  const lines = new Set<string>();
  for (const { id, fields, key } of entities) {
    lines.add(`  ${node('e', id)}["${inPicture(id)}"] {`);
    lines.add(`    key ${node('f', key)} PK "${inPicture(key)}"\n  }`);
    for (const field of fields) {
      const { shape } = field;
      const label = `"${inPicture(field.name)}"`;
      if (shape.type === 'text' && shape.refers && known.has(shape.refers))
        lines.add(`  ${node('e', shape.refers)} ${shape.nullable || field.optional ? '|o' : '||'}--o{ ${node('e', id)} : ${label}`);
      for (const bond of held(shape, false, field.optional === true))
        if (known.has(bond.to))
          lines.add(`  ${node('e', id)} ||--${bond.many ? 'o{' : bond.optional ? 'o|' : '||'} ${node('e', bond.to)} : ${label}`);
    }
  }
  return picture(['erDiagram', ...lines]);
};

const listing = (atlas: Atlas): string[] =>
  table(
    ['Known as', 'People say', 'What it is', 'Described under', 'Source'],
    sorted(atlas.model.entities).map((it) => [
      atlas.link(here, ['thing', it.id]),
      prose(it.called),
      atlas.say(it.says),
      code(atlas.homes.of('thing', it.id)),
      atlas.source(it),
    ]),
  );

export const thingsPage = (atlas: Atlas): [string, string] => [
  here,
  page('What the product keeps', [
    'Back to the [contents](README.md). Lines in the picture bear the name of the field that ties two things together; a crow’s foot means many.',
    'A thing that is not kept, only passed on, stands on the page of its subject.',
    '',
    ...(atlas.model.entities.length > 0 ? [...drawn(atlas), ...heading(2, 'Kept', 'kept'), ...listing(atlas)] : []),
  ]),
];
