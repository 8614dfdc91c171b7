// Every piece of the look and of what surrounds a page, in every state, on one page: to look at, and for tests to visit.
import { Container } from '../../ui/layout';
import { Heading, Link, Text } from '../../ui/type';
import { CalendarRoom } from './calendar-room';
import { FieldsRoom } from './fields-room';
import { FormsRoom } from './forms-room';
import { HeaderRoom } from './header-room';
import { MapsRoom } from './maps-room';
import { MenuRoom } from './menu-room';
import { OverRoom } from './over-room';
import { PagesRoom } from './pages-room';
import { PhotosRoom } from './photos-room';
import { StatesRoom } from './states-room';
import { StatusRoom } from './status-room';
import { WidgetsRoom } from './widgets-room';
import { WindowsRoom } from './windows-room';
import { WordsRoom } from './words-room';

export const Gallery = () => (
  <Container as="main" paddingY="10">
    <Heading as="h1" textStyle="display">
      Gallery
    </Heading>
    <Text textStyle="lead" color="muted" marginBottom="8">
      Every piece of the look, in every state. <Link href="/gallery/mails">Mails</Link> stand on a page of their own.
    </Text>
    <WordsRoom />
    <FieldsRoom />
    <StatesRoom />
    <FormsRoom />
    <WidgetsRoom />
    <WindowsRoom />
    <StatusRoom />
    <PhotosRoom />
    <MapsRoom />
    <CalendarRoom />
    <PagesRoom />
    <HeaderRoom />
    <MenuRoom />
    <OverRoom />
  </Container>
);
