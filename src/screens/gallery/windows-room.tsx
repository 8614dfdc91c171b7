// Windows, menus, tooltips, notes.
import { useState } from 'react';
import { Banner } from '../../ui/banner';
import { Button, IconButton } from '../../ui/button';
import { Dropdown } from '../../ui/dropdown';
import { commonIcons } from '../../ui/icons/common';
import { HStack, Stack } from '../../ui/layout';
import { Modal, type ModalProps } from '../../ui/modal';
import { Popover } from '../../ui/popover';
import { Toast, ToastRegion } from '../../ui/toast';
import { Tooltip } from '../../ui/tooltip';
import { LinkButton, Text } from '../../ui/type';
import { Exhibit, Room } from './exhibit';

const shapes: readonly (Pick<ModalProps, 'shape' | 'closable'> & { readonly name: string })[] = [
  { name: 'Dialog', shape: 'dialog' },
  { name: 'Full on phones', shape: 'full' },
  { name: 'Drawer', shape: 'drawer' },
  { name: 'Menu', shape: 'menu' },
  { name: 'Not closable', shape: 'dialog', closable: false },
];

const Windows = () => {
  const [open, setOpen] = useState<string>();
  const close = () => setOpen(undefined);
  const footer = (
    <>
      <Button variant="ghost" onClick={close}>
        Keep it
      </Button>
      <Button onClick={close}>Cancel the booking</Button>
    </>
  );
  return (
    <HStack flexWrap="wrap">
      {shapes.map(({ name, ...given }) => (
        <div key={name}>
          <Button variant="outline" onClick={() => setOpen(name)}>
            {name}
          </Button>
          <Modal {...given} open={open === name} title="Cancel this booking?" onClose={close} footer={footer}>
            <Text>You get $745.00 CAD back. The nights become free again for others.</Text>
          </Modal>
        </div>
      ))}
    </HStack>
  );
};

const currencies = [
  { value: 'CAD', label: 'Canadian dollar' },
  { value: 'USD', label: 'US dollar' },
  { value: 'EUR', label: 'Euro' },
];

const Menus = () => {
  const [code, setCode] = useState('CAD');
  return (
    <HStack flexWrap="wrap" justifyContent="space-between">
      <Dropdown header="Currency" items={currencies} chosen={code} onChoose={setCode}>
        {code}
      </Dropdown>
      <Tooltip text="ada@example.ca">
        {(describedBy) => <IconButton icon={commonIcons.person} label="Your account" variant="outline" aria-describedby={describedBy} />}
      </Tooltip>
      <Popover
        label="What is in this price"
        renderButton={(attributes) => (
          <Button variant="outline" {...attributes}>
            What is in it
          </Button>
        )}
      >
        {(close) => (
          <Stack padding="4" gap="3">
            <Text textStyle="small">All of it: nights, cleaning and our fee.</Text>
            <Button size="sm" onClick={close}>
              Good
            </Button>
          </Stack>
        )}
      </Popover>
      <Dropdown header="Booking" items={[{ value: 'report', label: 'Report a problem' }]} onChoose={() => undefined}>
        More
      </Dropdown>
    </HStack>
  );
};

const Notes = () => {
  const [noted, setNoted] = useState(false);
  return (
    <div>
      <Button variant="outline" onClick={() => setNoted(true)}>
        Show a note
      </Button>
      <ToastRegion>
        {noted && (
          <Toast onClose={() => setNoted(false)} action={<LinkButton color="white">Undo</LinkButton>}>
            Saved to your list
          </Toast>
        )}
      </ToastRegion>
    </div>
  );
};

export const WindowsRoom = () => (
  <Room title="Windows, menus and notes">
    <Exhibit name="Modal">
      <Windows />
    </Exhibit>
    <Exhibit name="Dropdown, tooltip and popover">
      <Menus />
    </Exhibit>
    <Exhibit name="Toast">
      <Notes />
    </Exhibit>
    <Exhibit name="Banner">
      <Stack gap="3">
        <Banner title="Have a moment?" actions={<Button size="sm">Take Survey</Button>} onClose={() => undefined}>
          We&apos;re collecting feedback on the referral system.
        </Banner>
        <Banner tone="good">Your email address is verified.</Banner>
        <Banner tone="notice" title="The price has changed">
          It was $858.36 CAD and is now $862.10 CAD.
        </Banner>
        <Banner tone="bad" title="These nights are no longer available">
          Choose other dates.
        </Banner>
      </Stack>
    </Exhibit>
  </Room>
);
