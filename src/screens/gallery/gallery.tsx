// Every piece of src/ui in every state, on one page: to look at, and for tests to visit.
import { Container } from '../../ui/layout';
import { Heading, Text } from '../../ui/type';
import { CalendarRoom } from './calendar-room';
import { FieldsRoom } from './fields-room';
import { FormsRoom } from './forms-room';
import { PhotosRoom } from './photos-room';
import { StatusRoom } from './status-room';
import { WindowsRoom } from './windows-room';
import { WordsRoom } from './words-room';

export const Gallery = () => (
  <Container as="main" paddingY="10">
    <Heading as="h1" look="display">
      Gallery
    </Heading>
    <Text look="lead" tone="muted" marginBottom="8">
      Every piece of the look, in every state.
    </Text>
    <WordsRoom />
    <FieldsRoom />
    <FormsRoom />
    <WindowsRoom />
    <StatusRoom />
    <PhotosRoom />
    <CalendarRoom />
  </Container>
);
