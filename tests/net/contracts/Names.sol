// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// @notice ERC-137.
contract NameRegistry {
    mapping(bytes32 => address) public resolver;

    function setResolver(bytes32 node, address to) external {
        resolver[node] = to;
    }
}

/// @notice ENSIP-10, EIP-3668.
contract OffchainResolver {
    error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callback, bytes extraData);
    error InvalidSigner();

    address private signer;
    string[] private urls;

    function setGateways(address to, string[] memory gateways) external {
        signer = to;
        urls = gateways;
    }

    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x9061b923 || id == 0x01ffc9a7;
    }

    function resolve(bytes calldata, bytes calldata) external view returns (bytes memory) {
        revert OffchainLookup(address(this), urls, msg.data, this.prove.selector, abi.encode(keccak256(msg.data)));
    }

    function prove(bytes calldata response, bytes calldata extraData) external view returns (bytes memory) {
        (bytes memory result, bytes32 r, bytes32 s, uint8 v) = abi.decode(response, (bytes, bytes32, bytes32, uint8));
        bytes32 question = abi.decode(extraData, (bytes32));
        bytes32 signed = keccak256(abi.encode(address(this), question, keccak256(result)));
        address by = ecrecover(signed, v, r, s);
        if (by == address(0) || by != signer) revert InvalidSigner();
        return result;
    }
}
